import { closingLine, type Tally, tally } from './tally.ts';

export interface Stage {
  name: string;
  run(): Promise<Partial<Tally>>;
}
interface Done extends Stage {
  result: Tally;
  seconds: number;
}

/**
 * Runs stages one after the other and closes with what came of them. A stage that fails does not stop the next ones;
 * only a signal does, and then what has not run is not taken for passed.
 */
export async function runStages(stages: Stage[], print: (line: string) => void = console.log): Promise<Tally> {
  const done: Done[] = [];
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      interrupted = true;
    });
  for (const stage of stages) {
    if (interrupted) break;
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
  if (!interrupted) return total;
  print('Interrupted.');
  return tally(total, { failed: 1 });
}

async function outcomeOf(stage: Stage, print: (line: string) => void): Promise<Tally> {
  try {
    return tally(await stage.run());
  } catch (error) {
    print(`${stage.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return tally({ failed: 1 });
  }
}
