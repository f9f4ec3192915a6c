import type { Reason } from '@morgenrot/engine';

/** The server goes and comes back: nothing that a person has to do anything about. */
export const CLOSING = 'server.closing';

/** Reasons why a table stays shut until I come in another way. */
const SHUT = ['password.needed', 'password.wrong', 'password.slow', 'watch.off', 'watch.key', 'table.closed'];

export const isShutting = ({ key }: Reason): boolean => SHUT.includes(key);
