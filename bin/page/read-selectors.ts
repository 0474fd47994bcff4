import {readFileSync} from 'node:fs'
import {asRecord} from '../../src/lib/as-record.ts'
import type {PlatformSelector} from '../adopt/match-page.ts'

/** The selectors of the widget table, which the build writes beside the commands. */
export const readSelectors = (dist: string): PlatformSelector[] =>
  Object.entries(asRecord(JSON.parse(readFileSync(new URL('bin/selectors.json', dist), 'utf8')))).map(
    ([name, selector]) => ({name, selector: `${selector}`}),
  )
