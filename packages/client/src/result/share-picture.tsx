import { useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { colourNow } from './colours.ts';
import { PICTURE, type PictureWords, pictureOf } from './picture.ts';
import type { Story } from './story.ts';

interface SharePictureProps {
  story: Story;
  title: string;
  /** Who won, in words. */
  winner: string;
  table: string;
  nameOf: (player: string) => string;
  letterOf: (player: string) => string;
}

/** A picture of the result to send to others: who played, how it went, and nothing that only one of them knew. */
export function SharePicture({ story, title, winner, table, nameOf, letterOf }: SharePictureProps) {
  const words = useWords();
  const [news, setNews] = useState<'done' | 'failed'>();
  const { say } = words;
  async function share(): Promise<void> {
    const said: PictureWords = {
      title,
      winner,
      claim: say('app.name'),
      date: new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(new Date()),
      figures: story.figures.map(({ name, values }) => ({ name: words.find(`story.figure.${name}`) ?? name, values })),
    };
    try {
      const svg = pictureOf({ story, words: said, nameOf, letterOf, colourOf: colourNow });
      await hand(await asPng(svg), `morgenrot-${table}.png`);
      setNews('done');
    } catch {
      setNews('failed');
    }
  }
  return (
    <div className="m-flow m-share-picture">
      <button type="button" className="m-button" onClick={() => void share()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16v12H4zM4 15l5-5 4 4 3-3 4 4M15.500 9.500h.1" />
        </svg>
        {say('story.share')}
      </button>
      <p role="status" className="m-quiet">
        {news && say(`story.share.${news}`)}
      </p>
    </div>
  );
}

async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** To another app where the device offers that, else as a file. */
async function hand(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) && window.matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ files: [file] });
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
