import {readFileSync} from 'node:fs'
import {asRecord} from '../../src/lib/as-record.ts'
import type {PlatformSelector} from '../adopt/match-page.ts'

/** The platform's markup that widgets take over, from the manifest of the built files. */
export const readSelectors = (dist: string): PlatformSelector[] =>
  Object.entries(
    asRecord(asRecord(JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8'))).mounts),
  ).flatMap(([name, rule]) => {
    const {selector} = asRecord(rule)
    return typeof selector === 'string' ? [{name, selector}] : []
  })
