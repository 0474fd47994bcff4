/** The times of a press, in milliseconds since its click. */
export interface Press {
  /** The largest paint of the page before it, since the page was opened. */
  page: number
  /** Until the call leaves; null if it makes none. */
  call: number | null
  /** Until the next paint, in the browser's steps of 8 ms. */
  paint: number
  /** Until the frame that shows what the visitor wanted. */
  content: number
}

declare global {
  var press: {
    /** Begins to look for the content and, as a pattern, for the call. What is moved counts once its middle is seen. */
    watch: (watched: {effect: string; isMoved: boolean; call: string | null}) => void
    /** Null until the content is painted and the call has ended. */
    read: () => Omit<Press, 'paint'> | null
  }
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
export function installProbe(): void {
  let clickedAt = 0
  let shownAt = 0
  let largestAt = 0
  let effect = ''
  let isMoved = false
  let pattern: RegExp | null = null
  new PerformanceObserver((list) => {
    if (!clickedAt) largestAt = list.getEntries().at(-1)?.startTime ?? largestAt
  }).observe({type: 'largest-contentful-paint', buffered: true})

  const isShown = () => {
    const found = document.querySelector(effect)
    if (!found?.checkVisibility()) return false
    const {x, y, width, height} = found.getBoundingClientRect()
    if (isMoved) return found.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    return height > 0
  }
  function look(): void {
    if (!isShown()) return void requestAnimationFrame(look)
    // a message of this frame is handled once it is painted
    const {port1, port2} = new MessageChannel()
    port1.onmessage = () => {
      shownAt = performance.now()
      port1.close()
    }
    port2.postMessage(null)
  }
  addEventListener(
    'click',
    ({isTrusted, timeStamp}) => {
      if (!isTrusted || !effect || clickedAt) return
      clickedAt = timeStamp
      requestAnimationFrame(look)
    },
    true,
  )
  const callAt = () =>
    performance
      .getEntriesByType('resource')
      .find(({name, startTime}) => startTime >= clickedAt && pattern?.test(name))?.startTime
  Object.assign(globalThis, {
    press: {
      watch(watched: {effect: string; isMoved: boolean; call: string | null}) {
        ;({effect, isMoved} = watched)
        pattern = watched.call === null ? null : new RegExp(watched.call)
      },
      read() {
        const at = callAt()
        if (!shownAt || (pattern && at === undefined)) return null
        return {page: largestAt, call: at === undefined ? null : at - clickedAt, content: shownAt - clickedAt}
      },
    },
  })
}
