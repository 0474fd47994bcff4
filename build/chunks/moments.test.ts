import {expect, it} from 'vitest'
import {root} from '../root.ts'
import {joinMoments} from './moments.ts'

const engine = `${root}loader/engine/engine.ts`
const [start, run, visitor] = ['start', 'run', 'visitor/returning-visitor'].map(
  (name) => `${root}src/tracking/${name}.ts`,
)

it('groups modules that every page requests together, and keeps the others separate', () => {
  const moments = new Map([
    [engine, new Set([engine])],
    [`${start}`, new Set([`${start}`, 'gate'])],
    [`${visitor}`, new Set([`${visitor}`, 'ids'])],
    ['gallery', new Set(['carousel'])],
    [`${run}`, new Set([`${run}`, 'events'])],
  ])
  expect([...joinMoments(moments)]).toEqual([
    [engine, new Set([engine])],
    [start, new Set([start, 'gate'])],
    [visitor, new Set([visitor, 'ids', run, 'events'])],
    ['gallery', new Set(['carousel'])],
  ])
})
