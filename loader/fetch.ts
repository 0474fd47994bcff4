/** Pauses before something is fetched again, in milliseconds. */
const BACK_OFF = [500, 2000]

/** Tries a few times; each attempt knows its number, counted from 0. */
export async function persist<T>(attempt: (count: number) => Promise<T>, count = 0): Promise<T> {
  try {
    return await attempt(count)
  } catch (error) {
    const pause = BACK_OFF[count]
    if (!pause) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return persist(attempt, count + 1)
  }
}
