import {dropEvent} from '../../page/keep-event.ts'
import type {KeptEvent} from '../../page/page.ts'

/** Milliseconds of work after which the main thread gets a break. */
const SLICE = 4

export interface IntakeParts<T> {
  /** The page's events, so far and from now on. */
  kept: KeptEvent[]
  toMessages: (event: KeptEvent) => readonly T[]
  isPriority: (event: KeptEvent) => boolean
  add: (messages: readonly T[]) => void
  /** Maximum number of ordinary events that wait. */
  limit: number
  onLost: () => void
  now: () => number
  later: (task: () => void) => void
}

export interface Intake {
  /** Starts handling events, once the visitor's ids are read. */
  open: () => void
  /** Handles all waiting events at once: the page ends. */
  finish: () => void
  /** Drops all events, also new ones until the next `open`. */
  clear: () => void
}

/**
 * Takes over the page's list of events by replacing its `push`: tracking an event costs the page no more than before.
 */
export function createIntake<T>(parts: IntakeParts<T>): Intake {
  const {kept, now} = parts
  const queue: KeptEvent[] = []
  let ordinary = 0
  let isOpen = false
  let isShut = false
  let isDue = false

  function look(until: number): void {
    isDue = false
    const messages: T[] = []
    let event: KeptEvent | undefined
    while (now() < until) {
      event = queue.shift()
      if (!event) break
      messages.push(...parts.toMessages(event))
    }
    parts.add(messages)
    if (queue.length) due()
    else ordinary = 0
  }

  function due(): void {
    if (!isDue && isOpen) parts.later(() => look(now() + SLICE))
    isDue = isOpen
  }

  function take(event: KeptEvent): void {
    const isTooMuch = !parts.isPriority(event) && ++ordinary > parts.limit
    if (isTooMuch) parts.onLost()
    if (isTooMuch || isShut) dropEvent(event)
    else queue.push(event)
  }

  kept.push = (...events) => {
    for (const event of events) take(event)
    due()
    return 0
  }
  kept.push(...kept.splice(0))

  return {
    open() {
      isOpen = true
      isShut = false
      due()
    },
    finish: () => look(Number.POSITIVE_INFINITY),
    clear() {
      isShut = true
      queue.splice(0).forEach(dropEvent)
      ordinary = 0
    },
  }
}
