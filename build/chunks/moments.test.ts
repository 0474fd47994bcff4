import {expect, it} from 'vitest'
import {root} from '../root.ts'
import {joinMoments} from './moments.ts'

const engine = `${root}loader/engine/engine.ts`
const popup = `${root}loader/engine/popup.ts`
const atRest = `${root}loader/engine/at-rest.ts`
const load = `${root}loader/engine/load-at-rest.ts`

it('groups modules that every page requests together, and keeps the others separate', () => {
  const moments = new Map([
    [engine, new Set([engine, load])],
    [atRest, new Set([atRest, 'turns'])],
    ['gallery', new Set(['carousel'])],
    [popup, new Set([popup, 'overlay'])],
  ])
  expect([...joinMoments(moments)]).toEqual([
    [engine, new Set([engine, load])],
    ['gallery', new Set(['carousel'])],
    [popup, new Set([popup, 'overlay', atRest, 'turns'])],
  ])
})
