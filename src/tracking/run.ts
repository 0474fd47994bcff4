import {page} from '../lib/page.ts'
import {createUuid} from '../lib/uuid.ts'
import {apiOrigin} from '../site/api-origin.ts'
import {readCookie} from '../site/cookies.ts'
import {CRUMB_COOKIE} from './assumptions.ts'
import {watchButtons} from './buttons.ts'
import {isPriority} from './channels/is-priority.ts'
import {toMessages} from './channels/to-messages.ts'
import {readEnvironment} from './environment.ts'
import {followRare} from './follow-rare.ts'
import type {Decision} from './gate.ts'
import {createIntake} from './intake.ts'
import {createDatabase} from './outbox/database.ts'
import {createHeirs} from './outbox/heirs.ts'
import {createJournal} from './outbox/journal.ts'
import {createOutbox} from './outbox/outbox.ts'
import {onPathChange} from './page-views.ts'
import {quietSite} from './quiet-site.ts'
import {readFacts} from './read-facts.ts'
import {followRecorder} from './recorder/follow-recorder.ts'
import {createSender} from './send/sender.ts'
import {canFetch, handOver, transmit} from './send/transport.ts'
import {track} from './track.ts'
import {forgetVisitor} from './visitor/forget-visitor.ts'
import {readVisitor} from './visitor/read-visitor.ts'
import {UNKNOWN_VISITOR} from './visitor/visitor.ts'

/** Ordinary messages that are kept, at the most. */
const LIMIT = 500

/** The part of the tracking that is fetched where the gate is open. */
export interface Tracking {
  /** Asks the gate, and does as it says. */
  follow: () => Promise<void>
}

/** Of locks, of which a tab has one each. */
const PREFIX = 'vitrine-tracking-'

/** An opaque origin (a sandboxed frame) has none, and needs none. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(PREFIX)
  } catch {
    return undefined
  }
}

const now = (): number => performance.now()
const ignore = (): void => {}
const later = (task: () => void, delay = 0): void => void setTimeout(task, delay)

/** Puts the parts together, on the page that they run on. Nothing is sent before `follow`. */
export function createTracking(ask: () => Decision): Tracking {
  let decision = ask()
  const me = PREFIX + createUuid()
  const settings = page()
  const lost = {evicted: 0, refused: 0, blocked: 0}
  let visitor = UNKNOWN_VISITOR
  let referrer: string | undefined
  let isLiving = false
  let isViewed = false

  const watch = settings.overlay?.watch ?? ((create) => create)

  settings.lost = lost
  const outbox = createOutbox({
    me,
    database: createDatabase(() => indexedDB),
    journal: createJournal(() => localStorage),
    mayStore: () => decision.cookies,
    limit: LIMIT,
    onEvicted: () => lost.evicted++,
  })
  const sender = watch(createSender)({
    outbox,
    transmit,
    handOver,
    canFetch,
    isOffline: () => navigator.onLine === false,
    readCrumb: () => readCookie(CRUMB_COOKIE),
    apiOrigin: apiOrigin(),
    pageOrigin: location.origin,
    now,
    random: Math.random,
    later,
    onLost: (why) => lost[why]++,
  })
  const intake = watch(createIntake)({
    kept: settings.kept,
    toMessages: (event) => toMessages(event, readEnvironment(decision, visitor, referrer)),
    isPriority: ({event}) => isPriority(event),
    add(messages) {
      void outbox.add(messages)
      sender.pump()
    },
    limit: LIMIT,
    onLost: () => lost.evicted++,
    now,
    later,
  })
  const heirs = createHeirs({
    me,
    locks: navigator.locks,
    openChannel,
    prefix: PREFIX,
    owners: outbox.owners,
    async adopt(owner) {
      await outbox.adopt(owner)
      sender.pump()
    },
    onPurge: clear,
  })

  function clear(): void {
    intake.clear()
    outbox.clear()
  }

  const lookAtButtons = watchButtons()

  function view(): void {
    track('PageView', {})
    lookAtButtons()
  }

  function forget(): void {
    visitor = UNKNOWN_VISITOR
    forgetVisitor(readFacts(quietSite().raw, settings))
  }

  /** What has been told of stays here, and what waits goes nowhere. */
  function withdraw(): void {
    forget()
    clear()
    heirs.purge()
  }

  /** Cookies may be allowed, or not any more. */
  async function meet(): Promise<void> {
    if (!decision.cookies) return forget()
    visitor = await readVisitor()
    if (!isLiving) heirs.live().catch(ignore)
    isLiving = true
  }

  async function follow(isRestored = false): Promise<void> {
    decision = ask()
    followRecorder(quietSite().raw, () => ask().recorder).catch(ignore)
    if (decision.reason === 'consent') withdraw()
    if (!decision.track) return
    await meet()
    intake.open()
    sender.wake()
    followRare()
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
  addEventListener('online', sender.wake)
  addEventListener('pagehide', () => {
    intake.finish()
    outbox.leave()
    sender.leave()
    heirs.leave()
    isLiving = false
  })
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return
    outbox.forgetSaved()
    void follow(true)
  })

  return {follow}
}
