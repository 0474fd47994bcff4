import {readFileSync} from 'node:fs'
import {parse} from 'yaml'
import {nodeClients} from '../../bin/check-backend/node-clients.ts'
import type {Given, Part} from '../../src/check/case.ts'
import {createValidate} from '../../src/check/description/create-validate.ts'
import type {Outcome} from '../../src/check/outcome.ts'
import {runChecks} from '../../src/check/run-checks.ts'

export const PAGE_ORIGIN = 'https://www.shop.example'

export const description: Record<string, unknown> = parse(
  readFileSync(new URL('../../src/api/openapi.yaml', import.meta.url), 'utf8'),
)
const validate = createValidate(description)

/** All outcomes, by name. */
export async function check(
  origin: string,
  given: Given,
  parts: readonly Part[],
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for await (const one of runChecks({clients: nodeClients(origin), given, parts, validate}))
    outcomes.set(`${one.part}: ${one.name}`, one)
  return outcomes
}

/** Names of the failed checks, with their expectations. */
export const failedIn = (outcomes: Map<string, Outcome>): Record<string, string> =>
  Object.fromEntries(
    Array.from(outcomes)
      .filter(([, {state}]) => state === 'failed')
      .map(([name, {reason}]) => [name, reason]),
  )
