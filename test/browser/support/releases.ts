import {readFileSync} from 'node:fs'
import {DIST} from './dist.ts'

/** Stands at the end of the names of the files that were built. */
const RELEASE = /engine-(\w+)\.js/.exec(readFileSync(new URL('manifest.json', DIST), 'utf8'))?.[1] ?? ''
const OTHER = 'another'

/** A path or a file of what was built, as if it were of another release. */
export const asOther = (text: string): string => text.replaceAll(RELEASE, OTHER)

export const asBuilt = (text: string): string => text.replaceAll(OTHER, RELEASE)
