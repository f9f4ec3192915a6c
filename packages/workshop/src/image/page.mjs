import { buildClient } from '../client-build.mjs';

// A step of the Dockerfile: the page, as files.
process.exitCode = (await buildClient()) ? 0 : 1;
