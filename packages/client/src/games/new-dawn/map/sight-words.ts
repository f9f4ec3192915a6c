/** Every space points to this element for what is to be said about it beyond its name. */
export const SIGHT_WORDS = 'sight-words';
