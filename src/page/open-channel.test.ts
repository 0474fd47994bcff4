// @vitest-environment happy-dom
import {afterEach, expect, it, vi} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import {openChannel} from './open-channel.ts'

afterEach(() => {
  dispatchEvent(new Event('pagehide'))
  vi.unstubAllGlobals()
})

const restore = () => dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))

it('receives from other tabs, except while the page is in the back/forward cache', async () => {
  const name = crypto.randomUUID()
  const heard: unknown[] = []
  const tell = openChannel(name, (data) => heard.push(data))
  const other = new BroadcastChannel(name)
  const told: unknown[] = []
  other.onmessage = ({data}) => told.push(data)
  other.postMessage(1)
  await until(() => expect(heard).toEqual([1]))
  dispatchEvent(new Event('pagehide'))
  other.postMessage(2)
  expect(() => tell('lost')).not.toThrow()
  dispatchEvent(Object.assign(new Event('pageshow'), {persisted: false}))
  restore()
  other.postMessage(3)
  await until(() => expect(heard).toEqual([1, 3]))
  tell('back')
  await until(() => expect(told).toEqual(['back']))
  other.close()
})

it('is silent if there is no channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tell = openChannel('none', () => {})
  expect(() => tell(1)).not.toThrow()
})
