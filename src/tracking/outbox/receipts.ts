import {dropEvent} from '../../page/keep-event.ts'
import type {KeptEvent, Settle} from '../../page/page.ts'
import type {Message} from './message.ts'

export interface Receipts {
  /** Waits for the first request of an event; undefined if it is not sent. */
  expect: (event: KeptEvent, message: Message | undefined) => void
  /** The message is accepted, or kept until there is a reply. */
  give: (message: Message) => void
  /** The server replied with an error status. */
  refuse: (message: Message, status: number) => void
  /** The message is given up. */
  drop: (message: Message) => void
  /** The page ends: messages without a reply are kept, or being sent. */
  giveAll: () => void
  dropAll: () => void
}

/** Settles the promises of `Vitrine.track`. A promise settles on the first result; retries do not change it. */
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
    // the wording of product.md §8
    refuse: ({id}, status) =>
      settle(id, () => Promise.reject(new Error(`Error tracking event: HTTP Status ${status}`))),
    drop: ({id}) => settle(id, dropped),
    giveAll: () => all(taken),
    dropAll: () => all(dropped),
  }
}
