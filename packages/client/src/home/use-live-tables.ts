import type { TableInfo } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';
import type { Polled } from '../net/use-polled.ts';
import { openLiveTables } from './live-tables.ts';

/** The public tables, kept up to date as long as the page is looked at. */
export function useLiveTables(): Polled<{ tables: TableInfo[] }> {
  const [tables, setTables] = useState<Polled<{ tables: TableInfo[] }>>({ failed: false });
  useEffect(() => openLiveTables(setTables), []);
  return tables;
}
