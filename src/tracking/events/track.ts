import {keepEvent} from '../../page/keep-event.ts'
import type {TrackedEvents} from './events.ts'

/** Tells of something that happened in the shop; a wrong field is a compile error. */
export const track = <Name extends keyof TrackedEvents>(event: Name, data: TrackedEvents[Name]): void =>
  keepEvent(event, data)

const tracked = new Set<string>()

/** Tells of what is seen once a document, by its id, and again whenever that comes back from the browser's cache. */
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
