import {asRecord} from '../../lib/as-record.ts'
import type {MountRule} from './first-widgets.ts'

/** What `dist/manifest.json` says of a release, as far as hints need it. */
export interface HintedRelease {
  /** The files that a widget starts with. */
  filesOf: (widget: string) => string[]
  /** The file with the texts of a language. */
  languages: Readonly<Record<string, unknown>>
  rules: MountRule[]
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

function readRule(name: string, value: unknown): MountRule {
  const written = Object.entries(asRecord(value)).filter(([, text]) => typeof text === 'string')
  return {name, ...Object.fromEntries(written)}
}

/** Throws where it is no manifest of a release with hints. */
export function readHintedRelease(manifest: unknown): HintedRelease {
  const {widgets, mounts, languages} = asRecord(manifest)
  const files = asRecord(widgets)
  const rules = Object.entries(asRecord(mounts)).map(([name, rule]) => readRule(name, rule))
  if (!rules.length)
    throw new TypeError('hintsFor: the manifest has no mounts: take the manifest.json of dist/')
  return {filesOf: (widget) => texts(files[widget]), languages: asRecord(languages), rules}
}
