import {afterEach, expect, it} from 'vitest'
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
