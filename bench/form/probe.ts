declare global {
  var form: {
    /** Milliseconds from the navigation until all fields and their validation are ready. */
    ready: () => Promise<number>
    /** The number of fields that display an error. */
    wrong: () => number
    /** Bytes of script and style on the wire. */
    bytes: () => number
  }
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
export function installProbe(count: number): void {
  const READY = 'form[novalidate],form[data-ready]'
  let readyAt = 0
  const look = () => {
    if (readyAt || document.querySelectorAll(`:is(${READY}) input`).length < count) return
    readyAt = performance.now()
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, {subtree: true, childList: true, attributes: true})
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  Object.assign(globalThis, {
    form: {
      async ready() {
        while (!readyAt) await nextFrame()
        return readyAt
      },
      wrong: () => document.querySelectorAll('.form-item .field-error').length,
      bytes: () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({name}) => /\.(js|css)$/.test(name))
          .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
    },
  })
}
