import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {type Adapter, markOf, track} from '../../test/faults/tracking/adapter.ts'
import type {WireEvent} from '../../test/faults/tracking/arrivals.ts'
import {PATIENCE} from '../../test/faults/tracking/stage.ts'
import {bundlePeer} from '../loader/bundle-peer.ts'

const isReady: Adapter['isReady'] = (page) =>
  page
    .waitForFunction('window.isReady', undefined, {timeout: PATIENCE})
    .then(() => true)
    .catch(() => false)

/** The JSON of a body, which may be form-encoded. */
function readJson(body: string): unknown {
  const text = body.startsWith('data=') ? new URLSearchParams(body).get('data') : body
  const parsed = parseJson(text)
  return parsed.ok ? parsed.value : null
}

/** One event, a list of events, or a list in a field. */
function listOf(value: unknown, field: string): Record<string, unknown>[] {
  const inside = asRecord(value)[field] ?? value
  return [inside].flat().map(asRecord)
}

function readPosthog(body: string): WireEvent[] {
  return listOf(readJson(body), 'batch').flatMap(({uuid, event, properties}) =>
    typeof uuid === 'string'
      ? [{id: uuid, mark: markOf(JSON.stringify(properties ?? '')), isPageView: event === '$pageview'}]
      : [],
  )
}

function readSnowplow(body: string): WireEvent[] {
  return listOf(readJson(body), 'data').flatMap(({eid, e, ue_pr: content}) =>
    typeof eid === 'string' ? [{id: eid, mark: markOf(`${content}`), isPageView: e === 'pv'}] : [],
  )
}

interface Peer {
  name: string
  file: string
  readEvents: Adapter['readEvents']
  blockable: RegExp
}

const peers: readonly Peer[] = [
  {name: 'posthog-js', file: 'posthog', readEvents: readPosthog, blockable: /\/(e|i\/v0\/e|batch)\//},
  {name: 'Snowplow', file: 'snowplow', readEvents: readSnowplow, blockable: /com\.snowplowanalytics/},
]

async function createPeer({name, file, readEvents, blockable}: Peer): Promise<Adapter> {
  const path = `/peers/${file}.js`
  const files = {[path]: await bundlePeer(`${file}.ts`)}
  return {
    name,
    html: () => `<script type="module" src="${path}"></script>`,
    files: async () => files,
    track,
    isReady,
    readEvents,
    refuse: 'window.refuse()',
    blockable,
  }
}

/** The trackers that Vitrine is compared with, bundled. */
export const createPeers = (): Promise<Adapter[]> => Promise.all(peers.map(createPeer))
