import { Suspense } from 'react';
import { lazily } from './lazily.tsx';
import '../styles/qr.css';

const Drawing = lazily(async () => (await import('./qr-drawing.tsx')).QrDrawing);

/** A link to be read by the camera of a phone; fetched when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <span className="m-qr">
      <Suspense fallback={null}>
        <Drawing text={text} label={label} />
      </Suspense>
    </span>
  );
}
