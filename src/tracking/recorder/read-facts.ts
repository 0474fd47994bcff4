import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {INTERNAL, RECORDER_EXPERIMENT, RECORDER_TOGGLE} from '../assumptions.ts'
import type {RecorderFacts} from './eligibility.ts'

/** Flags are a list of the enabled ones, or an object by name. */
const readToggle = (flags: unknown): unknown =>
  Array.isArray(flags) ? flags.includes(RECORDER_TOGGLE) : readPath(flags, RECORDER_TOGGLE)

/** The drawn variant, or the variant that staff chose instead (product.md §6): only staff fetch the choice. */
export async function readVariant(raw: Record<string, unknown>): Promise<unknown> {
  const drawn = readPath(raw, `experiments.${RECORDER_EXPERIMENT}.variant`)
  const isInternal = toBoolean(readPath(raw, INTERNAL))
  if (!isInternal) return drawn
  const {experimentOverrides} = await import('../../lib/experiment-overrides.ts')
  const overrides = experimentOverrides({
    isInternal,
    search: location.search,
    storage: () => sessionStorage,
  })
  return overrides[RECORDER_EXPERIMENT] ?? drawn
}

export const readRecorderFacts = (
  raw: Record<string, unknown>,
  variant: unknown,
  isAllowed: boolean,
): RecorderFacts => ({
  isAllowed,
  country: readPath(raw, 'websiteSettings.country'),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  toggle: readToggle(raw.betaFeatureFlags),
  variant,
  cores: navigator.hardwareConcurrency,
})
