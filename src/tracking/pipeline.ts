import {type KeptEvent, page} from '../page/page.ts'
import {apiOrigin} from '../page/site/api-origin.ts'
import {readCookie} from '../page/site/cookies.ts'
import {pageOrigin} from '../page/site/page-origin.ts'
import {CRUMB_COOKIE} from './assumptions.ts'
import {isPriority} from './channels/is-priority.ts'
import {toMessages} from './channels/to-messages.ts'
import {readEnvironment} from './environment.ts'
import {createIntake, type Intake} from './outbox/intake.ts'
import type {Message} from './outbox/message.ts'
import {createOutbox, type Outbox} from './outbox/outbox.ts'
import {createReceipts, type Receipts} from './outbox/receipts.ts'
import {writeJournal} from './outbox/write-journal.ts'
import type {SenderParts} from './send/sender.ts'
import type {Network} from './send/transport.ts'
import {createSending, type Sending} from './sending.ts'
import type {Visit} from './visit.ts'

/** Maximum number of ordinary messages that are kept. */
const LIMIT = 500

/** The path of an event from the page to the servers. */
export interface Pipeline extends Pick<Sending, 'keep' | 'purge'>, Pick<Outbox, 'forgetSaved'> {
  /** Starts, or retries waiting messages. */
  open: () => void
  /** Drops all waiting messages and events, also new ones until the next `open`. */
  clear: () => void
  /** Sends what may still be sent: the page ends or is frozen. */
  leave: () => void
}

type Lost = NonNullable<ReturnType<typeof page>['lost']>

const now = (): number => performance.now()
const later = (task: () => void, delay = 0) => setTimeout(task, delay)

function senderParts(network: Network, receipts: Receipts, lost: Lost): Omit<SenderParts, 'outbox'> {
  return {
    ...network,
    isOffline: () => navigator.onLine === false,
    readCrumb: () => readCookie(CRUMB_COOKIE),
    apiOrigin: apiOrigin(),
    pageOrigin: pageOrigin(),
    now,
    random: Math.random,
    later,
    onEnd(end, message, status) {
      if (end !== 'acknowledged') lost[end]++
      if (end === 'refused') receipts.refuse(message, status)
      else receipts.give(message)
    },
    // the promise of `track` settles on the first result, not on a retry
    onWait: (message, status) => (status ? receipts.refuse(message, status) : receipts.give(message)),
  }
}

/** The QA overlay may observe it by wrapping its inputs. */
function connectIntake(
  read: (event: KeptEvent) => readonly Message[],
  add: (messages: readonly Message[]) => void,
  lost: Lost,
): Intake {
  const create = page().overlay?.watch(createIntake<Message>) ?? createIntake
  return create({
    kept: page().kept,
    toMessages: read,
    isPriority: ({event}) => isPriority(event),
    add,
    limit: LIMIT,
    onLost: () => lost.evicted++,
    now,
    later,
  })
}

/**
 * Joins intake, outbox, senders and receipts. Nothing is sent before `open`. `onPurge`: another tab has withdrawn the
 * visitor's consent.
 */
export function createPipeline(network: Network, visit: Visit, onPurge: () => void): Pipeline {
  const lost: Lost = {evicted: 0, refused: 0, blocked: 0}
  page().lost = lost
  const receipts = createReceipts()
  const outbox = createOutbox({
    write: (messages) => writeJournal(messages, () => localStorage),
    // under a restrictive policy nothing is stored in the browser
    mayStore: () => visit.decision.cookies,
    limit: LIMIT,
    onEvicted(message) {
      lost.evicted++
      receipts.drop(message)
    },
  })
  const sending = createSending({...senderParts(network, receipts, lost), outbox, visit, onPurge})

  function read(event: KeptEvent): Message[] {
    network.look?.(event)
    const messages = toMessages(event, readEnvironment(visit.decision, visit.visitor, visit.referrer))
    receipts.expect(event, messages[0])
    return messages
  }

  function add(messages: readonly Message[]): void {
    outbox.add(messages)
    sending.pump()
  }

  const intake = connectIntake(read, add, lost)
  return {
    keep: sending.keep,
    purge: sending.purge,
    forgetSaved: outbox.forgetSaved,
    open() {
      intake.open()
      sending.wake()
    },
    clear() {
      intake.clear()
      outbox.clear()
      receipts.dropAll()
    },
    leave() {
      intake.finish()
      outbox.leave()
      sending.leave()
      receipts.giveAll()
    },
  }
}
