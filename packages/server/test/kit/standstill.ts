/** Only a standstill lasts so long, however busy the machine is: tests wait for what is to be seen until then. */
export const STANDSTILL_MS = 60_000;

/** A page says again after so long what nobody has answered. */
export const PAGE_WAITS_MS = 8000;
