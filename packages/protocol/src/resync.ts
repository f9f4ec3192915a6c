/**
 * Why a page asks for a table again: its line was cut; its view is not the server's; a step does not follow from what it
 * has; the server has told it to; a step that was acknowledged has not come; it was refused something; somebody looks
 * in another way.
 */
export const RESYNCS = ['return', 'hash', 'gap', 'told', 'late', 'refused', 'other'] as const;
export type Resync = (typeof RESYNCS)[number];
