import {expect, it, vi} from 'vitest'
import {createRows, createStorage, createTab, later, message} from '../../test/helpers/tracking.ts'
import {createSending} from './sending.ts'
import type {Visit} from './visit.ts'
import {UNKNOWN_VISITOR} from './visitor/visitor.ts'

/** Offline, with a message that waits. */
function create(cookies: boolean) {
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
    isOffline: () => true,
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
  return {keepBy, sending, visit}
}

it('messages that have to wait are kept on disk', () => {
  expect(create(true).keepBy).toHaveBeenCalledOnce()
})

it('before the visitor agrees, there is no disk: removing from it would create it', () => {
  const {keepBy, sending, visit} = create(false)
  expect(keepBy).not.toHaveBeenCalled()
  visit.decision.cookies = true
  sending.pump()
  expect(keepBy).toHaveBeenCalledOnce()
})
