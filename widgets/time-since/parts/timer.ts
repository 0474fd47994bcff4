/** Shows the current text; returns the milliseconds until it changes. */
type Look = () => number

const looks = new Set<Look>()
let timer: ReturnType<typeof setTimeout> | undefined

function wait(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(lookAgain, milliseconds)
}

const lookAgain = (): void => wait(Math.min(...[...looks].map((look) => look())))

/** A timer does not run while a computer sleeps. */
function listen(how: 'addEventListener' | 'removeEventListener'): void {
  for (const type of ['visibilitychange', 'vitrine:strings']) document[how](type, lookAgain)
}

/** Looks now, and whenever a text is outdated: one timer for all. */
export function keepLooking(look: Look, signal: AbortSignal): void {
  look()
  looks.add(look)
  listen('addEventListener')
  // after all elements that mount together
  wait(0)
  signal.addEventListener('abort', () => {
    looks.delete(look)
    if (looks.size) return
    listen('removeEventListener')
    clearTimeout(timer)
  })
}
