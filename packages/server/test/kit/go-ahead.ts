/** When this file is there, a thinker of this process's may say what it has thought of. */
export const goAhead = (pid: number): string => `/tmp/morgenrot-go-ahead-${pid}`;
