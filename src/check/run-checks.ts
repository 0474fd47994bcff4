import type {Case, Given, Part, Scene} from './case.ts'
import {cartCases} from './cases/cart.ts'
import {codeCases} from './cases/codes.ts'
import {commentCases} from './cases/comments.ts'
import {corsCases} from './cases/cors.ts'
import {crumbCases} from './cases/crumb.ts'
import {facetCases} from './cases/facets.ts'
import {formCases} from './cases/forms.ts'
import {inputCases} from './cases/input.ts'
import {listCases} from './cases/lists.ts'
import {moneyCases} from './cases/money.ts'
import {productCases} from './cases/products.ts'
import {raceCases} from './cases/races.ts'
import {restCases} from './cases/rest.ts'
import {stockCases} from './cases/stock.ts'
import {tokenCases} from './cases/tokens.ts'
import {withdrawalCases} from './cases/withdrawals.ts'
import type {Clients, Validate} from './client.ts'
import {Mismatch, NotAsked, type Outcome} from './outcome.ts'
import {createTokenVisitor, createVisitor} from './visitor.ts'

const cases: readonly Case[] = [
  ...crumbCases,
  ...cartCases,
  ...moneyCases,
  ...inputCases,
  ...raceCases,
  ...tokenCases,
  ...corsCases,
  ...stockCases,
  ...codeCases,
  ...restCases,
  ...formCases,
  ...withdrawalCases,
  ...commentCases,
  ...productCases,
  ...listCases,
  ...facetCases,
]

export interface Options {
  clients: Clients
  given: Given
  /** The parts that the server claims to support. */
  parts: readonly Part[]
  validate: Validate
  /** The server is a shop of another kind; the checks go through its adapter. */
  isAdapted?: boolean
}

const createScene = ({clients, given, validate}: Options): Scene => ({
  given,
  createVisitor: () => createVisitor(clients.withCookies(), validate),
  createTokenVisitor: () => createTokenVisitor(clients.withoutCookies(), validate, given.pageOrigin ?? ''),
})

/** What shops of other kinds have in their own way, or not at all. */
const PLATFORM_ALONE: readonly Part[] = [
  'crumb',
  'tokens',
  'cors',
  'fields',
  'subscription',
  'forms',
  'withdrawals',
  'comments',
]

function reasonToSkip({part, needs, isRaw}: Case, {parts, given, isAdapted}: Options): string | null {
  if (isAdapted && PLATFORM_ALONE.includes(part)) return `${part} is the platform’s alone`
  if (isAdapted && isRaw) return 'the adapter writes these requests and replies'
  if (!parts.includes(part)) return `${part} was not asked for`
  return needs && given[needs] === undefined ? `${needs} was not given` : null
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function runCase(check: Case, options: Options): Promise<Outcome> {
  const {name, part} = check
  const skipped = reasonToSkip(check, options)
  if (skipped) return {name, part, state: 'skipped', reason: skipped, reply: null}
  try {
    await check.run(createScene(options))
    return {name, part, state: 'passed', reason: '', reply: null}
  } catch (error) {
    const state = error instanceof NotAsked ? 'skipped' : 'failed'
    const reply = error instanceof Mismatch ? error.reply : null
    return {name, part, state, reason: reasonOf(error), reply}
  }
}

/** Checks a server, one case after the other. */
export async function* runChecks(options: Options): AsyncGenerator<Outcome> {
  for (const check of cases) yield await runCase(check, options)
}
