/** The times of a press, in milliseconds since its click. */
export interface Press {
  /** Until the call leaves; null if it makes none. */
  call: number | null
  /** Until the next paint, in the browser's steps of 8 ms. */
  paint: number
  /** Until the frame that shows what the visitor wanted. */
  content: number
}

declare global {
  var press: {
    /** Begins to look for the content and, as a pattern, for the call. */
    watch: (effect: string, call: string | null) => void
    /** Null until the content is painted and the call has ended. */
    read: () => Omit<Press, 'paint'> | null
  }
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
export function installProbe(): void {
  let clickedAt = 0
  let shownAt = 0
  let effect = ''
  let pattern: RegExp | null = null

  const isShown = () => {
    const found = document.querySelector(effect)
    return !!found?.checkVisibility() && found.getBoundingClientRect().height > 0
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
      watch(selector: string, call: string | null) {
        effect = selector
        pattern = call === null ? null : new RegExp(call)
      },
      read() {
        const at = callAt()
        if (!shownAt || (pattern && at === undefined)) return null
        return {call: at === undefined ? null : at - clickedAt, content: shownAt - clickedAt}
      },
    },
  })
}
