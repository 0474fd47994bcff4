import {afterEach, expect, it} from 'vitest'
import {createDemo} from './create-demo.ts'
import {type Listening, listen} from './listen.ts'

let listening: Listening | undefined
afterEach(() => listening?.close())

it('keeps connections for longer than browsers do', async () => {
  listening = await listen(() => new Response('there'), 0, '127.0.0.1')
  const {headers} = await fetch(listening.url)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  // Chromium's idle sockets
  expect(Number(seconds)).toBeGreaterThan(300)
})

it('lets another server answer some requests itself, as `npm run dev` does', async () => {
  const demo = await createDemo({databaseUrl: 'file::memory:', qa: false, distFolder: '/none', log: () => {}})
  listening = await listen(
    async (request, node) => (request.url.endsWith('/dev') ? new Response('dev') : demo.fetch(request, node)),
    0,
    '127.0.0.1',
  )
  expect(await (await fetch(`${listening.url}/dev`)).text()).toBe('dev')
  expect((await fetch(`${listening.url}/shop`)).status).toBe(200)
  await demo.close()
})
