/** Numbers about a server in the form that Prometheus reads; nothing in them says anything about anybody. */
export interface Registry {
  counter(name: string, help: string): (labels?: Labels, by?: number) => void;
  histogram(name: string, help: string, bounds: readonly number[]): (seconds: number, labels?: Labels) => void;
  /** Asked when somebody reads. */
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

/** Values come from lists of ours, never from outside: a label for each visitor would fill the memory. */
type Labels = Readonly<Record<string, string>>;

const NONE: Labels = {};

const written = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Something is counted with every message: what its labels look like is found out once for each value. */
const known = new Map<string, string>();

function labelsOf(labels: Labels): string {
  if (labels === NONE) return '';
  let id = '';
  for (const name in labels) id += `${name} ${labels[name]}\n`;
  let text = known.get(id);
  if (text === undefined) {
    text = written(labels);
    known.set(id, text);
  }
  return text;
}

interface Distribution {
  counts: number[];
  sum: number;
  total: number;
}

export function createRegistry(): Registry {
  const parts: (() => string[])[] = [];
  const head = (name: string, help: string, type: string): string[] => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
  ];
  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      parts.push(() => [
        ...head(name, help, 'counter'),
        ...[...counts].map(([labels, count]) => `${name}${labels} ${count}`),
      ]);
      return (labels = NONE, by = 1) => {
        const key = labelsOf(labels);
        counts.set(key, (counts.get(key) ?? 0) + by);
      };
    },
    histogram(name, help, bounds) {
      const all = new Map<string, { labels: Labels; seen: Distribution }>();
      parts.push(() => [
        ...head(name, help, 'histogram'),
        ...[...all.values()].flatMap(({ labels, seen }) => linesOf(name, labels, bounds, seen)),
      ]);
      return (seconds, labels = NONE) => {
        const key = labelsOf(labels);
        const known = all.get(key) ?? { labels, seen: { counts: bounds.map(() => 0), sum: 0, total: 0 } };
        all.set(key, known);
        const { seen } = known;
        seen.sum += seconds;
        seen.total++;
        const at = bounds.findIndex((bound) => seconds <= bound);
        if (at >= 0) seen.counts[at] = (seen.counts[at] ?? 0) + 1;
      };
    },
    gauge(name, help, read) {
      parts.push(() => [...head(name, help, 'gauge'), `${name} ${read()}`]);
    },
    text: () => `${parts.flatMap((part) => part()).join('\n')}\n`,
  };
}

function linesOf(name: string, labels: Labels, bounds: readonly number[], seen: Distribution): string[] {
  let sofar = 0;
  const buckets = bounds.map((bound, index) => {
    sofar += seen.counts[index] ?? 0;
    return `${name}_bucket${labelsOf({ ...labels, le: String(bound) })} ${sofar}`;
  });
  return [
    ...buckets,
    `${name}_bucket${labelsOf({ ...labels, le: '+Inf' })} ${seen.total}`,
    `${name}_sum${labelsOf(labels)} ${seen.sum}`,
    `${name}_count${labelsOf(labels)} ${seen.total}`,
  ];
}
