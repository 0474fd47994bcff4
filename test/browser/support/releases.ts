import {readFileSync} from 'node:fs'
import {DIST} from './dist.ts'

/** The release at the end of the built files' names. */
const RELEASE = /engine-(\w+)\.js/.exec(readFileSync(new URL('manifest.json', DIST), 'utf8'))?.[1] ?? ''
const OTHER = 'another'

/** A path or a built file as if it belonged to another release. */
export const asOther = (text: string): string => text.replaceAll(RELEASE, OTHER)

export const asBuilt = (text: string): string => text.replaceAll(OTHER, RELEASE)
