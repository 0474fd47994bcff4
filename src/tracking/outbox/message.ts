/** One request that tracking has to deliver: channels create it, the outbox keeps and sends it. */
export interface Message {
  /** UUID, also inside the body as event_id. */
  id: string
  /** Epoch ms of the event. */
  at: number
  /** Purchase, order, add-to-cart: never evicted, sent first. */
  isPriority: boolean
  /** Path on the API's origin, or absolute URL of the events' host. */
  to: string
  type: 'form' | 'json'
  /** As sent, without the crumb. */
  body: string
  /** RecordEvent: `crumb=…` is added in front just before sending. */
  needsCrumb: boolean
}
