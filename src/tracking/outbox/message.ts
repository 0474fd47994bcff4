/** One request that tracking has to get through: channels make it, the outbox keeps and sends it. */
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
  /** As sent, but for the crumb. */
  body: string
  /** RecordEvent: `crumb=…` is put in front at the moment of sending. */
  needsCrumb: boolean
}
