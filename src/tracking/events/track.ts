import {keepEvent} from '../../page/keep-event.ts'
import type {TrackedEvents} from './events.ts'

/** Tracks an event of the shop; a wrong field is a compile error. */
export const track = <Name extends keyof TrackedEvents>(event: Name, data: TrackedEvents[Name]): void =>
  keepEvent(event, data)

const tracked = new Set<string>()

/** Tracks a view once per document for each id, and again when the page is restored from the back/forward cache. */
export function trackView<Name extends keyof TrackedEvents>(
  event: Name,
  id: string,
  data: TrackedEvents[Name],
): void {
  const key = `${event} ${id}`
  if (tracked.has(key)) return
  tracked.add(key)
  const tell = () => track(event, data)
  tell()
  addEventListener('pageshow', ({persisted}) => persisted && tell())
}
