/** The times of a click, in milliseconds. */
export interface Press {
  /** From the click until the call to the cart is sent. */
  call: number
  /** From the click until the next paint, in the browser's steps of 8 ms. */
  paint: number
}

declare global {
  var tellPress: () => Press | null
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
export function installPressProbe(): void {
  /** Milliseconds: the minimum duration threshold for events in browsers. */
  const LEAST = 16
  let clickedAt = 0
  let callAt = 0
  let paint = LEAST

  addEventListener(
    'click',
    ({isTrusted, timeStamp}) => {
      if (isTrusted) clickedAt ||= timeStamp
    },
    true,
  )
  new PerformanceObserver((list) => {
    const calls = list.getEntries().filter(({name}) => name.endsWith('/shopping-cart/entries'))
    callAt ||= calls[0]?.startTime ?? 0
  }).observe({type: 'resource'})
  // TypeScript does not know the threshold
  const events = {type: 'event', durationThreshold: LEAST}
  new PerformanceObserver((list) => {
    for (const {name, duration} of list.getEntries())
      if (/^(pointer|mouse)(down|up)$|^click$/.test(name)) paint = Math.max(paint, duration)
  }).observe(events)

  globalThis.tellPress = () => (clickedAt && callAt ? {call: callAt - clickedAt, paint} : null)
}
