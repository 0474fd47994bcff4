import {type KeptEvent, page, type Settle} from './page.ts'

/** The maximum number of events kept for the tracking chunk. */
const KEPT = 500

/** Settles an event that is not sent. */
export const dropEvent = ({settle}: KeptEvent): void => settle?.({id: null})

/** Keeps an event until the tracking chunk sends it; shared by all builds on a page. */
export function keepEvent(event: string, data: unknown, settle?: Settle): void {
  const {kept} = page()
  const item: KeptEvent = {event, data, at: Date.now(), settle}
  if (kept.length < KEPT) kept.push(item)
  else dropEvent(item)
}

/** Drops the kept events and all later ones, until the returned function is called. */
export function dropEvents(): () => void {
  const {kept} = page()
  const {push} = kept
  kept.push = (...events) => {
    push.apply(kept, events)
    kept.splice(0).forEach(dropEvent)
    return 0
  }
  kept.push()
  return () => {
    kept.push = push
  }
}
