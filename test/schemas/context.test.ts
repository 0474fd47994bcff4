import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {readDefinitions} from '../../build/schemas/definitions.ts'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {listFiles} from '../helpers/list-files.ts'

const definitions = await readDefinitions()

const FOLDERS = ['src', 'widgets', 'loader', 'qa/overlay', ':!src/template', ':!src/contract', ':!src/tools']
const code = listFiles(...FOLDERS)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|about\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const resolve = (schema: JsonSchema = {}): JsonSchema => {
  const [choice] = schema.anyOf ?? []
  const {$ref = choice?.$ref} = schema
  return $ref ? (definitions[$ref.replace('#/$defs/', '')] ?? {}) : schema
}

function isDescribed(path: string): boolean {
  let schema = resolve({$ref: '#/$defs/PageContext'})
  for (const key of path.split('.')) {
    const {properties = {}, additionalProperties: others} = schema
    const next = properties[key] ?? (typeof others === 'object' ? others : undefined)
    if (!next) return false
    schema = resolve(next)
  }
  return true
}

/** Parts of the context that code reads by path. */
const ROOTS = 'website|websiteSettings|cookieSettings|collection|item|authenticatedAccount'
const paths = [
  ...new Set(
    Array.from(code.matchAll(new RegExp(`['\`]((?:${ROOTS})(?:\\.\\w+)+)`, 'g')), ([, path = '']) => path),
  ),
]

it('describes every path that is read', () => {
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !isDescribed(path))).toEqual([])
})

/** Objects that code reads in other ways than the model does. */
const READ =
  /^(PageContext|Website\w*|CookieSettings|StoreSettings|CaptchaSettings|AnnouncementBarSettings|ClickthroughUrl|Page(Collection|Item)|AuthenticatedAccount|Experiment|EventHosts|SessionRecording|PopupOverlaySettings|PopupAction|CartPageOptions)$/
const UNREAD = /(Templates|Servers) read (it|them), widgets do not\./

const fields = Object.entries(definitions)
  .filter(([name]) => READ.test(name))
  .flatMap(([name, {properties = {}}]) =>
    Object.entries(properties)
      .filter(([key, {description = ''}]) => key !== '$schema' && !UNREAD.test(description))
      .map(([key]) => [name, key]),
  )

it.each(fields)('%s.%s is read by a widget or by the page', (_, key) => {
  expect(code).toMatch(new RegExp(`\\b${key}\\b`))
})
