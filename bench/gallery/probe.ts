/** The page's measurements of a run of slides. */
export interface Slides {
  /** Timestamps of the frames, in milliseconds. */
  frames: number[]
}

declare global {
  var gallery: {
    /** Milliseconds from the click until the large picture is visible. */
    opened: () => Promise<number>
    /** Clicks `next` this many times, `apart` milliseconds between clicks, and records each frame. */
    slide: (next: string, times: number, apart: number) => Promise<Slides>
    /** Bytes of script and style on the wire. */
    bytes: () => number
  }
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
export function installProbe(): void {
  /** The minimum width of a large picture, in pixels. */
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
