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
import {createRecognition} from './visitor/recognition.ts'
import {UNKNOWN_VISITOR} from './visitor/visitor.ts'

/** The part of the tracking that is fetched when the gate is open. */
export interface Tracking {
  /** Asks the gate, and follows its decision. */
  follow: () => Promise<void>
}

const ignore = (): void => {}

/** With `data-tracking="validate"` on the loader's tag, events are only checked. */
async function findNetwork(): Promise<Network> {
  if (page().tracking !== 'validate') return network
  const {createValidator} = await import(/* rare */ './events/validate.ts')
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
  const pipeline = createPipeline(await findNetwork(), visit)
  const recognition = createRecognition(visit, pipeline, () => {
    visit.decision = ask()
    pipeline.clear()
  })

  async function follow(isRestored = false): Promise<void> {
    visit.decision = ask()
    const {reason, track: mayTrack, cookies} = visit.decision
    followRecorder(siteWithoutWarning().raw, () => ask().recorder).catch(ignore)
    if (reason === 'consent') recognition.withdraw().catch(ignore)
    if (!mayTrack) return
    // if this cannot be loaded, the visitor is tracked without ids
    if (cookies) await recognition.start().catch(ignore)
    else recognition.forget().catch(ignore)
    pipeline.open()
    if (isViewed && !isRestored) return
    isViewed = true
    track('Hit', {})
    view()
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
    recognition.leave()
  })
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return
    visit.isLeft = false
    pipeline.forgetSaved()
    void follow(true)
  })
  return {follow}
}
