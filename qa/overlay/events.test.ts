import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {listFiles} from '../../test/helpers/list-files.ts'
import {EVENTS} from './events.ts'

const sources = listFiles('loader', 'src', 'widgets').filter((file) => /(?<!\.test)\.tsx?$/.test(file))

it('listens for every event that is fired', () => {
  const fired = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bemit\(\s*'([\w-]+)'/g)].map(([, name = '']) => name),
  )
  expect(fired.length).toBeGreaterThan(15)
  // from one part of a gallery to the players in it
  expect(new Set([...EVENTS, 'media-left'])).toEqual(new Set(fired))
})
