const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** One die as it lies. */
export function DieFace({ pips }: { pips: number }) {
  return (
    <svg className="sa-die-face" viewBox="0 0 24 24" role="img" aria-label={String(pips)}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      {(PIPS[pips] ?? []).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.3" />
      ))}
    </svg>
  );
}
