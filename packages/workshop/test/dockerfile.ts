import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/root.mjs';

export interface DockerStep {
  word: string;
  rest: string;
}

/** The Dockerfile's steps in order, and the last one of a kind. */
export function readDockerfile(): { steps: DockerStep[]; last(word: string): string } {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '');
  const steps = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ word: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }));
  return { steps, last: (word) => steps.findLast((step) => step.word === word)?.rest ?? '' };
}
