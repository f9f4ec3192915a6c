import { Trouble } from '../shell/trouble.tsx';

export function NotFoundPage() {
  return <Trouble title="notFound.title" text="notFound.text" />;
}
