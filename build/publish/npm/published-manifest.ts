/** What both packages get from the project's package.json, and from where the release is made. */
export interface Release {
  version: string
  /** An SPDX expression, or `UNLICENSED` until the owner has chosen a licence. */
  license: string
  /** Address of the repository. The npm registry compares it with the provenance; null leaves it out. */
  repository: string | null
}

/** npm's own word for a package that others may not use. */
const NO_LICENCE = 'UNLICENSED'

/**
 * A package.json as it is published. The project's own stays private, so that no command publishes a working copy. Throws
 * while there is no licence.
 */
export function publishedManifest(
  manifest: Readonly<Record<string, unknown>>,
  {version, license, repository}: Release,
): Record<string, unknown> {
  if (license === NO_LICENCE)
    throw new Error(
      `The licence is ${NO_LICENCE}, so nothing is packed: the owner writes another in "license" of package.json.`,
    )
  const {private: _, ...rest} = manifest
  return {
    ...rest,
    version,
    license,
    ...(repository && {repository: {type: 'git', url: `git+${repository}.git`}}),
  }
}
