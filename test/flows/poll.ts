/** Milliseconds for any step: a busy machine is slow. */
const PATIENCE = 45_000
const PAUSE = 60

/** Reads until the value is right. Repeats a failed read, because pages can unload during it. */
export async function poll<Right>(
  what: string,
  read: () => Promise<unknown>,
  isRight: (value: unknown) => value is Right & unknown,
  patience?: number,
): Promise<Right>
export async function poll(
  what: string,
  read: () => Promise<unknown>,
  isRight: (value: unknown) => boolean,
  patience?: number,
): Promise<unknown>
export async function poll(
  what: string,
  read: () => Promise<unknown>,
  isRight: (value: unknown) => boolean,
  patience = PATIENCE,
): Promise<unknown> {
  const end = Date.now() + patience
  for (;;) {
    const value = await read().catch((error: unknown) => `${error}`)
    if (isRight(value)) return value
    if (Date.now() > end) throw new Error(`${what}: no, ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
