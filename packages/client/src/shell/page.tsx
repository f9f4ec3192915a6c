import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** A page that scrolls: everything but a running match. */
export function Page({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className="page">
      <Header />
      <main id="content" tabIndex={-1} className={`page-content ${className}`}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
