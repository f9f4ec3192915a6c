/** Values that fill a text: never a sentence, so that every screen can speak its own language. */
export type Params = Record<string, string | number>;

/** Why something is refused. `key` names a text, `params` fill it in. */
export interface Reason {
  key: string;
  params?: Params;
}

export type Result<T> = { ok: true; value: T } | { ok: false; reason: Reason };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const no = (key: string, params?: Params): { ok: false; reason: Reason } => ({
  ok: false,
  reason: params ? { key, params } : { key },
});
