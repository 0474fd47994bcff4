/** What the page measures in a run of slides. */
export interface Slides {
  /** Moments of the frames, in milliseconds. */
  frames: number[]
}

declare global {
  var gallery: {
    /** Milliseconds from the click until the large picture is seen. */
    opened: () => Promise<number>
    /** Presses `next` so many times, so many milliseconds apart, and notes each frame meanwhile. */
    slide: (next: string, times: number, apart: number) => Promise<Slides>
    /** Bytes of script and style as they came over the wire. */
    bytes: () => number
  }
}

/** Runs in the page before its scripts. It must not refer to anything outside of itself. */
export function installProbe(): void {
  /** Pixels from which a picture is a large one. */
  const LARGE = 400
  let clickedAt = 0
  addEventListener(
    'click',
    () => {
      clickedAt = performance.now()
    },
    true,
  )
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  const isSeen = () =>
    [...document.images].some(
      ({complete, naturalWidth, height, src}) =>
        src.includes('large') && complete && naturalWidth && height > LARGE,
    )
  Object.assign(globalThis, {
    gallery: {
      async opened() {
        while (!isSeen()) await nextFrame()
        return performance.now() - clickedAt
      },
      async slide(next: string, times: number, apart: number): Promise<Slides> {
        const frames: number[] = []
        let isOver = false
        const note = (at: number) => {
          frames.push(at)
          if (!isOver) requestAnimationFrame(note)
        }
        requestAnimationFrame(note)
        for (let n = 0; n < times; n++) {
          document.querySelector<HTMLElement>(next)?.click()
          await pause(apart)
        }
        isOver = true
        return {frames}
      },
      bytes: () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({name}) => /\.(js|css)$/.test(name))
          .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
    },
  })
}
