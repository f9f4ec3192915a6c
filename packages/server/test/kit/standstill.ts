/** Only a standstill lasts so long, however busy the machine is: tests wait for what is to be seen until then. */
export const STANDSTILL_MS = 60_000;
