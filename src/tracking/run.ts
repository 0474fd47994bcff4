import {page} from '../page/page.ts'
import {addLazyListeners} from './events/lazy-listeners.ts'
import {onPathChange} from './events/page-views.ts'
import {track} from './events/track.ts'
import type {Decision} from './gate/gate.ts'
import {siteWithoutWarning} from './gate/site-without-warning.ts'
import {createPipeline} from './pipeline.ts'
import {followRecorder} from './recorder/follow-recorder.ts'
import {type Network, network} from './send/transport.ts'
import type {Visit} from './visit.ts'
import {forget, recognise} from './visitor/recognition.ts'
import {UNKNOWN_VISITOR} from './visitor/visitor.ts'

/** The tracking of a page whose gate was open. */
export interface Tracking {
  /** Asks the gate, and follows its decision. */
  follow: () => Promise<void>
}

const ignore = (): void => {}

/** With `data-tracking="validate"` on the loader's tag, events are only checked. */
async function findNetwork(): Promise<Network> {
  if (page().tracking !== 'validate') return network
  const {createValidator} = await import('./events/validate.ts')
  return createValidator(siteWithoutWarning().raw) ?? network
}

function view(): void {
  track('PageView', {})
  addLazyListeners()
}

/** Starts the tracking of this page. Nothing is sent before `follow`. */
export async function createTracking(ask: () => Decision): Promise<Tracking> {
  const visit: Visit = {decision: ask(), visitor: UNKNOWN_VISITOR, isLeft: false}
  let isViewed = false
  const pipeline = createPipeline(await findNetwork(), visit, clear)

  function clear(): void {
    visit.decision = ask()
    pipeline.clear()
  }

  /** After a refusal: drops the ids and all waiting messages, in all tabs and in storage. */
  function withdraw(): void {
    clear()
    forget(visit).catch(ignore)
    pipeline.purge().catch(ignore)
  }

  async function follow(isRestored = false): Promise<void> {
    visit.decision = ask()
    const {reason, track: mayTrack, cookies} = visit.decision
    followRecorder(siteWithoutWarning().raw, () => ask().recorder).catch(ignore)
    if (reason === 'consent') withdraw()
    if (!mayTrack) return
    if (cookies) await recognise(visit).catch(ignore)
    else forget(visit).catch(ignore)
    pipeline.open()
    if (!isViewed || isRestored) {
      isViewed = true
      track('Hit', {})
      view()
    }
    if (cookies) await pipeline.keep()
  }

  onPathChange((previous) => {
    visit.referrer = previous
    visit.decision = ask()
    view()
  })
  // also requests again what could not be fetched
  addEventListener('online', () => void follow())
  addEventListener('pagehide', () => {
    visit.isLeft = true
    page().leaving?.()
    pipeline.leave()
  })
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return
    visit.isLeft = false
    pipeline.forgetSaved()
    void follow(true)
  })
  return {follow}
}
