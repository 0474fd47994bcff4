import {expect, it, vi} from 'vitest'
import {createRows, createStorage, createTab, later, message} from '../../test/helpers/tracking.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {writeJournal} from './outbox/write-journal.ts'
import {createSending} from './sending.ts'
import type {Visit} from './visit.ts'
import {UNKNOWN_VISITOR} from './visitor/visitor.ts'

/** With a message that waits. */
function create(cookies: boolean, isOffline = true) {
  const {outbox} = createTab('me', {...createRows(), storage: createStorage()}, {limit: 500})
  const all = {track: true, page: true, census: true, commerce: true, recorder: true}
  const visit: Visit = {
    decision: {...all, cookies, reason: 'ok'},
    visitor: UNKNOWN_VISITOR,
    isLeft: false,
  }
  const sending = createSending({
    outbox,
    visit,
    onPurge: vi.fn(),
    transmit: () => new Promise(() => {}),
    handOver: () => true,
    canFetch: () => true,
    isOffline: () => isOffline,
    readCrumb: () => null,
    random: Math.random,
    apiOrigin: 'https://shop.example',
    pageOrigin: 'https://shop.example',
    now: () => performance.now(),
    later,
    onEnd: vi.fn(),
    onWait: vi.fn(),
  })
  const keepBy = vi.spyOn(outbox, 'keepBy')
  outbox.add([message(1)])
  sending.pump()
  return {keepBy, outbox, sending, visit}
}

it('messages that have to wait are kept on disk', () => {
  expect(create(true).keepBy).toHaveBeenCalledOnce()
})

it('messages that the disk did not take are not counted as saved', async () => {
  const {outbox} = create(true)
  await pause(20)
  expect(outbox.waiting()).toMatchObject([{isSaved: false}])
})

it.each([
  ['what an ended page left is taken over', true, ['id-1', 'id-2']],
  ['after a refusal meanwhile, it is dropped', false, ['id-1']],
])('%s', async (_, isAllowed, ids) => {
  const storage = createStorage()
  writeJournal([message(2)], () => storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', vi.fn())
  const query = async () => {
    visit.decision.cookies = isAllowed
    return {held: []}
  }
  vi.stubGlobal('navigator', {locks: {query, request: async (_name: string, task: () => unknown) => task()}})
  const {outbox, sending, visit} = create(true, false)
  await sending.keep()
  await until(() => expect(storage).toHaveLength(0))
  expect(outbox.waiting().map((parcel) => parcel.message.id)).toEqual(ids)
  vi.unstubAllGlobals()
})

it('before the visitor agrees, there is no disk: removing from it would create it', () => {
  const {keepBy, sending, visit} = create(false)
  expect(keepBy).not.toHaveBeenCalled()
  visit.decision.cookies = true
  sending.pump()
  expect(keepBy).toHaveBeenCalledOnce()
})
