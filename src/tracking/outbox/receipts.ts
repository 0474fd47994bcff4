import {dropEvent} from '../../page/keep-event.ts'
import type {KeptEvent, Settle} from '../../page/page.ts'
import type {Message} from './message.ts'

export interface Receipts {
  /** Waits for the first request of an event; there is none where it is not sent. */
  expect: (event: KeptEvent, message: Message | undefined) => void
  /** It is accepted, or kept until there is an answer. */
  give: (message: Message) => void
  /** The server has answered with another status than success. */
  refuse: (message: Message, status: number) => void
  /** It is not sent any more. */
  drop: (message: Message) => void
  /** The page ends: what is not accepted yet is kept, or under way. */
  giveAll: () => void
  dropAll: () => void
}

/** Settles what `Vitrine.track` has returned. A promise settles on the first answer; retries do not change it. */
export function createReceipts(): Receipts {
  const waiting = new Map<string, Settle>()
  const settle = (id: string, result: (id: string) => Parameters<Settle>[0]) => {
    waiting.get(id)?.(result(id))
    waiting.delete(id)
  }
  const taken = (id: string) => ({id})
  const dropped = () => ({id: null})
  const all = (result: (id: string) => {id: string | null}) => {
    for (const id of waiting.keys()) settle(id, result)
  }
  return {
    expect(event, message) {
      if (!message) dropEvent(event)
      else if (event.settle) waiting.set(message.id, event.settle)
    },
    give: ({id}) => settle(id, taken),
    // the words of product.md §8
    refuse: ({id}, status) =>
      settle(id, () => Promise.reject(new Error(`Error tracking event: HTTP Status ${status}`))),
    drop: ({id}) => settle(id, dropped),
    giveAll: () => all(taken),
    dropAll: () => all(dropped),
  }
}
