/** A loading function; each attempt receives its number, counted from 0. */
export interface Load<T> {
  (attempt: number): Promise<T>
  /** The pending or finished load. */
  coming?: Promise<T> | undefined
}

/** Makes up to `times` attempts: the first retry follows after half a second, the others after two. */
export const persist = <T>(load: Load<T>, times: number, count = 0): Promise<T> =>
  load(count).catch(async (error) => {
    if (count + 1 === times) throw error
    await new Promise((resolve) => setTimeout(resolve, 500 * 4 ** count))
    return persist(load, times, count + 1)
  })

/** Loads once. A failure is forgotten, so that a later call tries again. */
export function fetchOnce<T>(load: Load<T>): Promise<T> {
  if (!load.coming) {
    load.coming = persist(load, 3)
    load.coming.catch(() => delete load.coming)
  }
  return load.coming
}
