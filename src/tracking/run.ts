import {page} from '../page/page.ts'
import {apiOrigin} from '../page/site/api-origin.ts'
import {readCookie} from '../page/site/cookies.ts'
import {pageOrigin} from '../page/site/page-origin.ts'
import {CRUMB_COOKIE} from './assumptions.ts'
import {isPriority} from './channels/is-priority.ts'
import {toMessages} from './channels/to-messages.ts'
import {readEnvironment} from './environment.ts'
import {followRare} from './events/lazy-listeners.ts'
import {onPathChange} from './events/page-views.ts'
import {track} from './events/track.ts'
import type {Decision} from './gate/gate.ts'
import {readFacts} from './gate/read-facts.ts'
import {quietSite} from './gate/site-without-warning.ts'
import {createIntake} from './outbox/intake.ts'
import type {Message} from './outbox/message.ts'
import {createOutbox} from './outbox/outbox.ts'
import {createReceipts} from './outbox/receipts.ts'
import {writeJournal} from './outbox/write-journal.ts'
import {followRecorder} from './recorder/follow-recorder.ts'
import {createSender} from './send/sender.ts'
import {canFetch, type Network, network} from './send/transport.ts'
import type {Known} from './visitor/returning-visitor.ts'
import {UNKNOWN_VISITOR} from './visitor/visitor.ts'

/** Ordinary messages that are kept, at the most. */
const LIMIT = 500

/** The part of the tracking that is fetched where the gate is open. */
export interface Tracking {
  /** Asks the gate, and does as it says. */
  follow: () => Promise<void>
}

const now = (): number => performance.now()
const ignore = (): void => {}
const later = (task: () => void, delay = 0) => setTimeout(task, delay)

/** Where the loader's tag says so events are only checked. */
async function findNetwork(): Promise<Network> {
  if (page().tracking !== 'validate') return network
  const {createValidator} = await import(/* rare */ './events/validate.ts')
  return createValidator(quietSite().raw) ?? network
}

/** Puts the parts together, on the page that they run on. Nothing is sent before `follow`. */
export async function createTracking(ask: () => Decision): Promise<Tracking> {
  let decision = ask()
  const settings = page()
  /** What was given up. */
  const lost = {evicted: 0, refused: 0, blocked: 0}
  let visitor = UNKNOWN_VISITOR
  let referrer: string | undefined
  let known: Known | undefined
  let isLeft = false
  let isViewed = false

  const watch = settings.overlay?.watch ?? ((create) => create)
  settings.lost = lost
  const ways = await findNetwork()
  const receipts = createReceipts()
  const outbox = createOutbox({
    write: (messages) => writeJournal(messages, () => localStorage),
    mayStore: () => decision.cookies,
    limit: LIMIT,
    onEvicted(message) {
      lost.evicted++
      receipts.drop(message)
    },
  })
  const sender = watch(createSender)({
    ...ways,
    outbox,
    canFetch,
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
    // the promise is for the first answer; that it is tried again is not its matter
    onWait: (message, status) => (status ? receipts.refuse(message, status) : receipts.give(message)),
  })

  function add(messages: readonly Message[], isSaved?: boolean): void {
    outbox.add(messages, isSaved)
    sender.pump()
  }

  const intake = watch(createIntake)({
    kept: settings.kept,
    toMessages(event) {
      ways.look?.(event)
      const messages = toMessages(event, readEnvironment(decision, visitor, referrer))
      receipts.expect(event, messages[0])
      return messages
    },
    isPriority: ({event}) => isPriority(event),
    add,
    limit: LIMIT,
    onLost: () => lost.evicted++,
    now,
    later,
  })

  /** Another tab may have told of the visitor's refusal. */
  function clear(): void {
    decision = ask()
    intake.clear()
    outbox.clear()
    receipts.dropAll()
  }

  async function fetchKnown(): Promise<Known> {
    const {createKnown} = await import('./visitor/returning-visitor.ts')
    known ??= createKnown({add, onPurge: clear})
    return known
  }

  async function forget(): Promise<void> {
    visitor = UNKNOWN_VISITOR
    const {forgetVisitor} = await import(/* rare */ './visitor/forget-visitor.ts')
    // the visitor may have come to another mind
    if (!decision.cookies) forgetVisitor(readFacts(quietSite().raw, settings))
  }

  /** What has been told of stays here, and what waits goes nowhere. */
  async function withdraw(): Promise<void> {
    clear()
    forget().catch(ignore)
    const disk = await fetchKnown()
    disk.purge()
    await disk.clear()
  }

  /** Has what waits outlive the page, and takes over what others have left. */
  async function meet(): Promise<void> {
    const disk = await fetchKnown()
    // the visitor may have come to another mind
    if (!decision.cookies) return
    outbox.keepBy(disk)
    visitor = await disk.readVisitor()
    // the page may have been put aside meanwhile: it would not come back if it held a lock
    if (!isLeft) disk.live().catch(ignore)
  }

  function view(): void {
    track('PageView', {})
    followRare()
  }

  async function follow(isRestored = false): Promise<void> {
    decision = ask()
    followRecorder(quietSite().raw, () => ask().recorder).catch(ignore)
    if (decision.reason === 'consent') withdraw().catch(ignore)
    if (!decision.track) return
    // where that cannot be fetched the visitor is counted without ids
    if (decision.cookies) await meet().catch(ignore)
    else forget().catch(ignore)
    intake.open()
    sender.wake()
    if (isViewed && !isRestored) return
    isViewed = true
    track('Hit', {})
    view()
  }

  onPathChange((previous) => {
    referrer = previous
    decision = ask()
    view()
  })
  // what could not be fetched is, too
  addEventListener('online', () => void follow())
  addEventListener('pagehide', () => {
    isLeft = true
    intake.finish()
    outbox.leave()
    sender.leave()
    receipts.giveAll()
    known?.leave()
  })
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return
    isLeft = false
    outbox.forgetSaved()
    void follow(true)
  })

  return {follow}
}
