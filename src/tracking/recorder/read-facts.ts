import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {INTERNAL, RECORDER_EXPERIMENT, RECORDER_TOGGLE} from '../assumptions.ts'
import type {RecorderFacts} from './eligibility.ts'

/** Flags come as a list of those that are on, or by name. */
const readToggle = (flags: unknown): unknown =>
  Array.isArray(flags) ? flags.includes(RECORDER_TOGGLE) : readPath(flags, RECORDER_TOGGLE)

/** The variant that was drawn, or the one that staff have chosen in its place (product.md §6): only they fetch the choice. */
export async function readVariant(raw: Record<string, unknown>): Promise<unknown> {
  const drawn = readPath(raw, `experiments.${RECORDER_EXPERIMENT}.variant`)
  const isInternal = toBoolean(readPath(raw, INTERNAL))
  if (!isInternal) return drawn
  const {experimentOverrides} = await import(/* rare */ '../../lib/experiment-overrides.ts')
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
