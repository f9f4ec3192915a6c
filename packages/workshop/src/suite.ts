import { runStages } from './stages.ts';
import { ARTEFACTS, boundaries, journeys, lintOf, pageStage, tests, typesOf } from './suite-stages.ts';
import { closingLine } from './tally.ts';

// The whole suite, for `npm test`. Its last line is the plain one.
const total = await runStages([typesOf(), lintOf(['.']), boundaries, tests(), pageStage, journeys]);
console.log(`Reports, traces and screenshots: ${ARTEFACTS}`);
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
