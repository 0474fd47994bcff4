/** The names by which templates find each other. */
export interface Names {
  /** The template's own name, by the name of its file alone. */
  readonly aliases: ReadonlyMap<string, string>
  /** Names of files that several templates have, none of them in `blocks/`. */
  readonly ambiguous: ReadonlyMap<string, readonly string[]>
}

const fileOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

const isBlock = (name: string): boolean => /(?:^|\/)blocks\/[^/]+$/.test(name)

/** A partial is applied by the name of its file. Of several, the only one in `blocks/` is meant. */
export function nameFiles(names: readonly string[]): Names {
  const own = new Set(names)
  const byFile = new Map<string, string[]>()
  for (const name of names) byFile.set(fileOf(name), [...(byFile.get(fileOf(name)) ?? []), name])
  const aliases = new Map<string, string>()
  const ambiguous = new Map<string, readonly string[]>()
  for (const [file, all] of byFile) {
    if (own.has(file)) continue
    const blocks = all.filter(isBlock)
    const [only, ...others] = blocks.length === 1 ? blocks : all
    if (only !== undefined && !others.length) aliases.set(file, only)
    else ambiguous.set(file, all)
  }
  return {aliases, ambiguous}
}
