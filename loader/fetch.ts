/** What is fetched; each attempt knows its number, counted from 0. */
export interface Load<T> {
  (attempt: number): Promise<T>
  /** Kept here: what is on its way, or has come. */
  coming?: Promise<T> | undefined
}

/** Tries `times`, half a second apart at first, then two. */
export const persist = <T>(load: Load<T>, times: number, count = 0): Promise<T> =>
  load(count).catch(async (error) => {
    if (count + 1 === times) throw error
    await new Promise((resolve) => setTimeout(resolve, 500 * 4 ** count))
    return persist(load, times, count + 1)
  })

/** Fetched once; a failure is forgotten, so that a later call tries anew. */
export function fetchOnce<T>(load: Load<T>): Promise<T> {
  if (!load.coming) {
    load.coming = persist(load, 3)
    load.coming.catch(() => delete load.coming)
  }
  return load.coming
}
