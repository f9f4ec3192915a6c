import { create } from 'zustand';

/** What I have begun to say and not sent yet, by table and place: kept while I look elsewhere. */
const useDrafts = create<Record<string, string>>()(() => ({}));

export function useDraft(table: string, place: string): [string, (text: string) => void] {
  const key = `${table} ${place}`;
  const draft = useDrafts((drafts) => drafts[key] ?? '');
  return [draft, (text) => useDrafts.setState({ [key]: text })];
}
