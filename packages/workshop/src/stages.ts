import { closingLine, type Tally, tally } from './tally.ts';

export interface Stage {
  name: string;
  run(): Promise<Partial<Tally>>;
}
interface Done extends Stage {
  result: Tally;
  seconds: number;
}

/** Runs stages one after the other, all of them whatever happens, and closes with what came of them. */
export async function runStages(stages: Stage[], print: (line: string) => void = console.log): Promise<Tally> {
  const done: Done[] = [];
  for (const stage of stages) {
    print(`\n=== ${stage.name} ===`);
    const start = performance.now();
    const result = await outcomeOf(stage, print);
    done.push({ ...stage, result, seconds: (performance.now() - start) / 1000 });
  }
  const total = tally(...done.map((stage) => stage.result));
  print('');
  for (const { name, seconds, result } of done) {
    print(`${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s   ${closingLine(result)}`);
  }
  return total;
}

async function outcomeOf(stage: Stage, print: (line: string) => void): Promise<Tally> {
  try {
    return tally(await stage.run());
  } catch (error) {
    print(`${stage.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return tally({ failed: 1 });
  }
}
