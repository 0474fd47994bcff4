import {runChecks} from '../../src/check/run-checks.ts'
import {toLines} from '../check-backend/print.ts'
import {callAdapted, callDirectly} from '../check-backend/ways-to-check.ts'
import type {Shop} from './shop.ts'

/** Checks the cart of a shop with its product, and prints what fails; returns how many checks passed and failed. */
export async function tryShop(
  {kind, api, key, channel, region, product}: Shop,
  description: Record<string, unknown>,
): Promise<{passed: number; failed: number}> {
  const counts = {passed: 0, failed: 0}
  if (!api || !product) return counts
  const how =
    kind === 'platform' ? callDirectly(api, description) : callAdapted(kind, {api, key, channel, region})
  for await (const outcome of runChecks({...how, given: {item: product.item}, parts: ['cart']})) {
    if (outcome.state === 'skipped') continue
    counts[outcome.state]++
    if (outcome.state === 'failed') console.info(toLines(outcome))
  }
  return counts
}
