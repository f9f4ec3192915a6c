import { pnpm } from '../install.mjs';

// A step of the Dockerfile: what is needed to build the page, and no more.
process.exitCode = await pnpm(['install', '--frozen-lockfile', '--prod', '--filter', '@morgenrot/client...']);
