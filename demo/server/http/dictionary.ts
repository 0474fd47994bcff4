import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {deltaOf, patternOf} from '../../../bin/deltas/delta.ts'
import type {DemoContext} from './env.ts'

/** The hash of the dictionary that the browser has for the requested file, if it can use one. */
export function readDictionary(c: DemoContext): string | null {
  if (!/\bdcz\b/.test(c.req.header('Accept-Encoding') ?? '')) return null
  return /^:([A-Za-z\d+/]{43}=):$/.exec(c.req.header('Available-Dictionary') ?? '')?.[1] ?? null
}

/** The prepared delta for that dictionary (`vitrine-deltas`); null without one. */
export const readDelta = (
  folder: string,
  file: string,
  dictionary: string,
): Promise<Buffer<ArrayBuffer> | null> => readFile(join(folder, deltaOf(file, dictionary))).catch(() => null)

/** Asks browsers to keep the answer as a dictionary for later versions of the file. */
export const becomeDictionary = (c: DemoContext): void =>
  c.header('Use-As-Dictionary', `match="${patternOf(c.req.path)}"`)
