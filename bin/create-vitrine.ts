#!/usr/bin/env node
import {readFileSync} from 'node:fs'
import {createInterface} from 'node:readline/promises'
import {asRecord} from '../src/lib/as-record.ts'
import {create} from './create/create.ts'

/** The command of the package `create-vitrine`: it stands beside the files that it copies. */

const files = new URL('vitrine/', import.meta.url)
const description = asRecord(JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')))
const lines = createInterface({input: process.stdin})
const answers = lines[Symbol.asyncIterator]()

/** Where the input has ended, an answer is empty. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const {done, value} = await answers.next()
  return done ? '' : value
}

process.exitCode = await create(process.argv.slice(2), {files, description}, ask)
lines.close()
