/** For texts that count slides. */
export const numbered = (index: number, {length}: readonly unknown[]) => ({
  n: `${index + 1}`,
  count: `${length}`,
})
