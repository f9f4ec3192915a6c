import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';

const PARTS = ['fan', 'art', 'privacy', 'licence', 'credits'] as const;

export function AboutPage() {
  const { say } = useWords();
  useTitle(say('nav.about'));
  return (
    <Page className="m-reading">
      <h1>{say('about.title')}</h1>
      <p className="m-lead">{say('about.what')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{say(`about.${part}.title`)}</h2>
          <p>{say(`about.${part}`)}</p>
        </section>
      ))}
    </Page>
  );
}
