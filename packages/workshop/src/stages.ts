import { closingLine, type Tally, tally } from './tally.ts';

/** What came of a stage; its notes are printed once more at the end, where they are seen. */
type Outcome = Partial<Tally> & { notes?: string[] };

export interface Stage {
  name: string;
  run(): Promise<Outcome>;
}
interface Done extends Stage {
  result: Tally;
  notes: string[];
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
    const { notes = [], ...sum } = await outcomeOf(stage, print);
    done.push({ ...stage, result: tally(sum), notes, seconds: (performance.now() - start) / 1000 });
  }
  const total = tally(...done.map((stage) => stage.result));
  print('');
  for (const { name, seconds, result } of done) {
    print(`${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s   ${closingLine(result)}`);
  }
  for (const { notes } of done) for (const note of notes) print(note);
  if (!interrupted) return total;
  print('Interrupted.');
  return tally(total, { failed: 1 });
}

async function outcomeOf(stage: Stage, print: (line: string) => void): Promise<Outcome> {
  try {
    return await stage.run();
  } catch (error) {
    print(`${stage.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return tally({ failed: 1 });
  }
}
