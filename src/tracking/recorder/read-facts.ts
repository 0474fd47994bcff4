import {readPath} from '../../lib/read-path.ts'
import {RECORDER_EXPERIMENT, RECORDER_TOGGLE} from '../assumptions.ts'
import type {RecorderFacts} from './eligibility.ts'

/** Flags come as a list of those that are on, or by name. */
const readToggle = (flags: unknown): unknown =>
  Array.isArray(flags) ? flags.includes(RECORDER_TOGGLE) : readPath(flags, RECORDER_TOGGLE)

export const readRecorderFacts = (raw: Record<string, unknown>, isAllowed: boolean): RecorderFacts => ({
  isAllowed,
  country: readPath(raw, 'websiteSettings.country'),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  toggle: readToggle(raw.betaFeatureFlags),
  variant: readPath(raw, RECORDER_EXPERIMENT),
  cores: navigator.hardwareConcurrency,
})
