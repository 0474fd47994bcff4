import {dropEvent} from '../../page/keep-event.ts'
import type {KeptEvent} from '../../page/page.ts'

/** Milliseconds of work after which the main thread is given back. */
const SLICE = 4

export interface IntakeParts<T> {
  /** What the page has told of so far, and will tell from now on. */
  kept: KeptEvent[]
  toMessages: (event: KeptEvent) => readonly T[]
  isPriority: (event: KeptEvent) => boolean
  add: (messages: readonly T[]) => void
  /** Ordinary events that wait to be looked at, at the most. */
  limit: number
  onLost: () => void
  now: () => number
  later: (task: () => void) => void
}

export interface Intake {
  /** Takes over, once what goes into events is known. */
  open: () => void
  /** Looks at all that was told, at once: the page ends. */
  finish: () => void
  /** Drops all, and what comes until it is opened again. */
  clear: () => void
}

/** Takes over what is kept, in its place: to tell of something costs the page no more than before. */
export function createIntake<T>(parts: IntakeParts<T>): Intake {
  const {kept, now} = parts
  const told: KeptEvent[] = []
  let ordinary = 0
  let isOpen = false
  let isShut = false
  let isDue = false

  function look(until: number): void {
    isDue = false
    const messages: T[] = []
    let event: KeptEvent | undefined
    while (now() < until) {
      event = told.shift()
      if (!event) break
      messages.push(...parts.toMessages(event))
    }
    parts.add(messages)
    if (told.length) due()
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
    else told.push(event)
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
      told.splice(0).forEach(dropEvent)
      ordinary = 0
    },
  }
}
