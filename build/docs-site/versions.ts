export interface ListedVersion {
  version: string
  /** From the folder of `versions.json`. */
  path: string
}

/** What the site's root lists: the version that stands there, then the older ones with a folder each. */
export const listVersions = (current: string, older: readonly string[]): ListedVersion[] => [
  {version: current, path: './'},
  ...older.filter((version) => version !== current).map((version) => ({version, path: `${version}/`})),
]
