/** The choice is made where the cards lie: in the own focus row, which glows. */
export function InTheRow() {
  return null;
}
