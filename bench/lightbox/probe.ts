/** One action, in milliseconds since the input. */
export interface Timing {
  /** Until the next paint: the longest event of the action (Event Timing, in steps of 8 ms). */
  paint: number
  /** Until a click reaches what it is meant for: the picture, or the page after closing. */
  usable: number
  /** Until nothing moves any more. */
  still: number
}

declare global {
  var lightbox: {
    /** Forgets the past, and returns once the next action has ended. */
    watch: (parts: string, isOpening: boolean) => void
    timing: () => Promise<Timing>
  }
}

/** Runs in the page before its scripts. It must not refer to anything outside itself but `longestEvent`. */
export function installProbe(): void {
  /** Frames without a change. */
  const STILL = 4
  let action: Promise<Omit<Timing, 'paint'>> | undefined

  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const atCentre = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)

  /** The large picture under the centre of the window. */
  const findLarge = () =>
    [...document.images].find((image) => {
      const {left, right, height} = image.getBoundingClientRect()
      const isHere = left < innerWidth / 2 && right > innerWidth / 2 && height > 400
      return isHere && image.src.includes('large') && image.complete && image.naturalWidth > 0
    })
  /** Everything visible about the lightbox, as text. */
  function describe(parts: string): string {
    const all = [...document.querySelectorAll<HTMLElement>(parts)]
    const {left, top, width} = findLarge()?.getBoundingClientRect() ?? {left: 0, top: 0, width: 0}
    const running = document
      .getAnimations()
      .filter(
        ({playState, effect}) => playState === 'running' && effect?.getComputedTiming().iterations === 1,
      )
    const opacity = all.map((one) => [one, ...one.children].map((part) => getComputedStyle(part).opacity))
    return JSON.stringify([all.length, opacity, left, top, width, running.length ? performance.now() : ''])
  }
  async function follow(parts: string, isOpening: boolean) {
    const start = await new Promise<number>((resolve) =>
      addEventListener('pointerup', ({timeStamp}) => resolve(timeStamp), {capture: true, once: true}),
    )
    const isThere = () => {
      const isOver = atCentre()?.closest(parts) !== null && atCentre() !== null
      return isOpening ? isOver && findLarge() !== undefined : !isOver
    }
    let usable = 0
    let changed = 0
    let last = ''
    for (let same = 0; same < STILL || !usable; same++) {
      await nextFrame()
      const now = performance.now() - start
      if (!usable && isThere()) usable = now
      const seen = describe(parts)
      if (seen === last) continue
      last = seen
      changed = now
      same = 0
    }
    return {usable, still: Math.max(changed, usable)}
  }
  Object.assign(globalThis, {
    lightbox: {
      watch(parts: string, isOpening: boolean) {
        longestEvent.forget()
        action = follow(parts, isOpening)
      },
      async timing() {
        const times = await action
        return {paint: await longestEvent.reported(), ...times}
      },
    },
  })
}
