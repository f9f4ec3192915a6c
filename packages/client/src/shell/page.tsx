import type { ReactNode } from 'react';
import { useIsOnTable } from '../reference/on-table.ts';
import { TipLayer } from '../reference/tip-layer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** A page that scrolls: everything but a running match. */
export function Page({ className = '', children }: { className?: string; children: ReactNode }) {
  // Around a table they come with its book.
  const hasTips = useIsOnTable();
  return (
    <div className="m-page">
      <Header />
      <main id="content" tabIndex={-1} className={`m-page-content ${className}`}>
        {children}
      </main>
      <Footer />
      {!hasTips && <TipLayer />}
    </div>
  );
}
