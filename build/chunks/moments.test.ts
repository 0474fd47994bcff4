import {expect, it} from 'vitest'
import {root} from '../root.ts'
import {joinMoments} from './moments.ts'

const engine = `${root}loader/engine/engine.ts`
const [popup, tracking] = [`${root}loader/engine/popup.ts`, `${root}src/tracking/start.ts`]

it('what every page asks for at one time comes together, and all else by itself', () => {
  const moments = new Map([
    ['engine', new Set([engine])],
    [popup, new Set([popup, 'settings'])],
    ['gallery', new Set(['carousel'])],
    [tracking, new Set([tracking, 'gate'])],
  ])
  expect([...joinMoments(moments)]).toEqual([
    ['engine', new Set([engine])],
    [popup, new Set([popup, 'settings', tracking, 'gate'])],
    ['gallery', new Set(['carousel'])],
  ])
})
