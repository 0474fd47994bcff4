import type {Page} from '@playwright/test'
import {isRecord} from '../../../src/lib/is-record.ts'
import {PAYLOADS} from './gadgets.ts'

/** The host of the shop. */
export const ORIGIN = 'https://shop.example'

/** What answers a call: the first whose text occurs in its address or body. */
export type Replies = readonly (readonly [occurs: string, body: unknown])[]

/** Each text meets one payload in turn; with GADGETS=all, every payload. */
const TRIES = process.env.GADGETS === 'all' ? PAYLOADS.length : 1

type Path = readonly (string | number)[]

/** The paths to all texts of a reply. */
function textsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((one, place) => textsOf(one, [...path, place]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => textsOf(one, [...path, name])) : []
}

/** A copy of the value with another text at the path, or at all paths for null. */
function poison(value: unknown, path: Path | null, payload: string): unknown {
  const [name, ...rest] = path ?? []
  if (typeof value === 'string') return !path || name === undefined ? payload : value
  const next = (key: string | number) => path && (`${key}` === `${name}` ? rest : undefined)
  const change = (one: unknown, key: string | number): unknown => {
    const further = next(key)
    return further === undefined ? one : poison(one, further, payload)
  }
  if (Array.isArray(value)) return value.map(change)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one, key)]))
}

interface Case {
  name: string
  /** Which reply is hostile. */
  place: number
  body: unknown
}

export const casesOf = (replies: Replies): Case[] =>
  replies.flatMap(([occurs, body], place) =>
    [null, ...textsOf(body)].flatMap((path, turn) =>
      Array.from({length: path ? TRIES : PAYLOADS.length}, (_, attempt) => {
        const payload = PAYLOADS[(turn + place + attempt) % PAYLOADS.length] ?? ''
        const name = `${occurs} ${path?.join('.') ?? 'everything'} = ${payload}`
        return {name, place, body: poison(body, path, payload)}
      }),
    ),
  )

declare global {
  interface Window {
    ranTimes?: number
    /** The replies of the shop, which a test changes. */
    shopReplies?: [string, unknown][]
    /** What hostile texts have done to the page since the last time. */
    findHostile?: () => string[]
  }
}

/** Answers the calls of the page to `ORIGIN`, and watches what their texts do. */
export async function answerAs(page: Page, replies: Replies): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill({status: 204}))
  await page.addInitScript(
    ([origin, replies]) => {
      const {fetch} = window
      Object.assign(window, {
        __ran() {
          window.ranTimes = (window.ranTimes ?? 0) + 1
        },
      })
      window.shopReplies = replies
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        if (!request.url.startsWith(origin)) return fetch(request)
        const call = `${request.url} ${await request.text()}`
        const found = window.shopReplies?.find(([occurs]) => call.includes(occurs))
        const headers = {'Cart-Token': 'a.b.c', 'vendure-auth-token': 'token-1'}
        return Response.json(found?.[1] ?? null, {headers})
      }
      const isCode = (address: string): boolean => {
        const trimmed = address.replace(/[\s\p{Cc}]/gu, '').toLowerCase()
        return /^(javascript|vbscript|data:text|data:image\/svg)/.test(trimmed)
      }
      window.findHostile = () => {
        const problems = window.ranTimes ? ['ran'] : []
        window.ranTimes = 0
        if (Reflect.get({}, 'polluted') !== undefined) problems.push('polluted')
        for (const element of document.querySelectorAll('body *')) {
          for (const {name, value} of element.attributes) {
            const isAddress = /^(href|src|action|formaction|srcdoc|xlink:href|data)$/.test(name)
            if (/^on/.test(name) || (isAddress && isCode(value)))
              problems.push(`<${element.localName} ${name}="${value}">`)
          }
          if (
            /^(script|iframe|object|embed|base|link|meta)$/.test(element.localName) &&
            element.closest('main, dialog')
          )
            problems.push(`<${element.localName}>`)
        }
        return problems
      }
    },
    [ORIGIN, replies.map(([occurs, body]): [string, unknown] => [occurs, body])] as const,
  )
}
