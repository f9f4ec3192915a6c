interface Step {
  id: number;
  player?: string;
  each?: Step[];
}
type Asked = { id: number; question: { me: string; view: { steps: Step[] } } };

/** A process that thinks of nothing but what the rules refuse. */
process.on('message', ({ id, question: { me, view } }: Asked) => {
  const top = view.steps.at(-1);
  const step = top?.each?.find(({ player }) => player === me) ?? top;
  process.send?.({ id, choice: { step: step?.id, value: 'whatever' } });
});
process.on('disconnect', () => process.exit());
