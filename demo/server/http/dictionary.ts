import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {deltaOf, patternOf} from '../../../bin/deltas/delta.ts'
import type {DemoContext} from './env.ts'

/** The hash of the dictionary that a browser has for what it asks for, where it can use one. */
export function readDictionary(c: DemoContext): string | null {
  if (!/\bdcz\b/.test(c.req.header('Accept-Encoding') ?? '')) return null
  return /^:([A-Za-z\d+/]{43}=):$/.exec(c.req.header('Available-Dictionary') ?? '')?.[1] ?? null
}

/** What was prepared for browsers with that dictionary (`vitrine-deltas`); null where nothing was. */
export const readDelta = (
  folder: string,
  file: string,
  dictionary: string,
): Promise<Buffer<ArrayBuffer> | null> => readFile(join(folder, deltaOf(file, dictionary))).catch(() => null)

/** Has browsers keep the answer as the dictionary of the files that take its place in later releases. */
export const becomeDictionary = (c: DemoContext): void =>
  c.header('Use-As-Dictionary', `match="${patternOf(c.req.path)}"`)
