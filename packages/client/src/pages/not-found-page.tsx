import { Header } from '../shell/header.tsx';
import { Trouble } from '../shell/trouble.tsx';

export function NotFoundPage() {
  return (
    <div className="page">
      <Header />
      <Trouble title="notFound.title" text="notFound.text" />
    </div>
  );
}
