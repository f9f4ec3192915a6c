/** An id that nobody else will ever pick. `crypto.randomUUID` is missing where the page came without encryption. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
