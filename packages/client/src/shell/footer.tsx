import { Link } from 'wouter';
import { useWords } from '../texts/use-words.tsx';

export function Footer() {
  const { say } = useWords();
  return (
    <footer className="m-flow m-note m-footer">
      <span>{say('footer.fan')}</span>
      <Link href="/about">{say('nav.about')}</Link>
    </footer>
  );
}
