import type { PlaceWord } from '../../board/places.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { Camera } from './use-camera.ts';

interface PictureToolsProps {
  camera: Camera;
  home: readonly PlaceWord[];
}

/** Nearer, farther, all of it, and to what is mine. */
export function PictureTools({ camera, home }: PictureToolsProps) {
  const { call } = useWords();
  return (
    <div className="m-map-tools">
      <button type="button" onClick={camera.zoomIn} aria-label={call('picture.zoomIn')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6v12M6 12h12" />
        </svg>
      </button>
      <button type="button" onClick={camera.zoomOut} aria-label={call('picture.zoomOut')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <button type="button" onClick={camera.fit} aria-label={call('picture.fit')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" />
        </svg>
      </button>
      {home.length > 0 && (
        <button type="button" onClick={() => camera.approach(home)} aria-label={call('picture.home')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 20V10H4V5h3v2h3V5h4v2h3V5h3v5h-2v10zM10.5 20v-4h3v4" />
          </svg>
        </button>
      )}
    </div>
  );
}
