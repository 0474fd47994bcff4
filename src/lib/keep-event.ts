import {page} from './page.ts'

/** Events kept for the tracking chunk at the most. */
const KEPT = 500

/** Keeps an event for the tracking chunk, which sends it; shared by all builds on a page. */
export function keepEvent(event: string, data: unknown): void {
  const {kept} = page()
  if (kept.length < KEPT) kept.push({event, data, at: Date.now()})
}
