import {readFileSync} from 'node:fs'
import {parse} from 'yaml'
import {nodeClients} from '../../bin/check-backend/node-clients.ts'
import type {Given, Part} from '../../src/check/case.ts'
import type {Clients} from '../../src/check/client.ts'
import {createValidate} from '../../src/check/description/create-validate.ts'
import type {Outcome} from '../../src/check/outcome.ts'
import {runChecks} from '../../src/check/run-checks.ts'

export const PAGE_ORIGIN = 'https://www.shop.example'

export const description: Record<string, unknown> = parse(
  readFileSync(new URL('../../src/api/openapi.yaml', import.meta.url), 'utf8'),
)
const validate = createValidate(description)

/** All outcomes, by name. */
export async function checkClients(
  clients: Clients,
  given: Given,
  parts: readonly Part[],
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for await (const outcome of runChecks({clients, given, parts, validate}))
    outcomes.set(`${outcome.part}: ${outcome.name}`, outcome)
  return outcomes
}

/** All outcomes of a server, by name. */
export const check = (origin: string, given: Given, parts: readonly Part[]): Promise<Map<string, Outcome>> =>
  checkClients(nodeClients(origin), given, parts)

/** Names of the failed checks, with their expectations. */
export const failedIn = (outcomes: Map<string, Outcome>): Record<string, string> =>
  Object.fromEntries(
    Array.from(outcomes)
      .filter(([, {state}]) => state === 'failed')
      .map(([name, {reason}]) => [name, reason]),
  )
