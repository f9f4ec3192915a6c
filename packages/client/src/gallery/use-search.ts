import { useEffect, useState } from 'react';
import type { QuestionSample, SampleSearch } from './question-sample.ts';

/** Milliseconds of searching at a time, so that the page stays usable meanwhile. */
const SLICE = 12;

interface Found {
  samples: readonly QuestionSample[];
  isComplete: boolean;
}
const NOTHING: Found = { samples: [], isComplete: false };

/** Searches in slices; what has been found is there at once. */
export function useSearch(begin: () => Promise<SampleSearch>): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const goOn = (search: Iterator<QuestionSample | undefined>): void => {
      const fresh: QuestionSample[] = [];
      const end = performance.now() + SLICE;
      let step = search.next();
      while (!step.done && performance.now() < end) {
        if (step.value) fresh.push(step.value);
        step = search.next();
      }
      if (!step.done && step.value) fresh.push(step.value);
      const isComplete = step.done === true;
      if (fresh.length > 0 || isComplete) setFound(({ samples }) => ({ samples: [...samples, ...fresh], isComplete }));
      if (!isComplete) timer = setTimeout(goOn, 0, search);
    };
    void begin().then((search) => isWanted && goOn(search[Symbol.iterator]()));
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setFound(NOTHING);
    };
  }, [begin]);
  return found;
}
