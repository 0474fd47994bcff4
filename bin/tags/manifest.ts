import {asRecord} from '../../src/lib/as-record.ts'

/** What `dist/manifest.json` says of a release, as far as tags need it. */
export interface Release {
  version: string
  /** SRI hash of `loader.js`. */
  loader: string
  /** Files of a page that has the widget, as paths in the release. */
  filesOf: (widget: string) => string[]
  widgets: readonly string[]
  /** SRI hashes by path. */
  hashes: ReadonlyMap<string, string>
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const hashOf = (file: unknown): string => `${asRecord(file).integrity}`

export function readManifest(manifest: Readonly<Record<string, unknown>>): Release {
  const [widgets, later] = ['widgets', 'later'].map((key) => asRecord(manifest[key]))
  const languages = Object.values(asRecord(manifest.languages)).map(String)
  return {
    version: `${manifest.version}`,
    loader: hashOf(manifest.loader),
    filesOf: (widget) => [...texts(widgets?.[widget]), ...texts(later?.[widget]), ...languages],
    widgets: Object.keys(widgets ?? {}),
    hashes: new Map(Object.entries(asRecord(manifest.files)).map(([path, file]) => [path, hashOf(file)])),
  }
}
