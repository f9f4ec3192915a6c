import { lazy, Suspense } from 'react';
import '../styles/qr.css';

const Drawing = lazy(async () => ({ default: (await import('./qr-drawing.tsx')).QrDrawing }));

/** A link to be read by the camera of a phone; fetched when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <span className="qr">
      <Suspense fallback={null}>
        <Drawing text={text} label={label} />
      </Suspense>
    </span>
  );
}
