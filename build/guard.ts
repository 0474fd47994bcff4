import type {Plugin, Rolldown} from 'vite'

/** What no page may fetch before a visitor does something. */
const NEVER_AT_ONCE = /\/src\/(api|template|tools|actions)\/|\/node_modules\/(ky|react|react-dom|dompurify)\//
/** What the loader's own file may not hold. */
const NEVER_IN_LOADER =
  /\/src\/(?!lib\/|contract\/|page\/[\w-]+\.ts)|\/widgets\/(?!registry|further|rare)|\/loader\/engine\/|\/node_modules\//

type Bundle = Rolldown.OutputBundle

function modulesAtOnce(bundle: Bundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return []
  seen.add(file)
  return [...chunk.moduleIds, ...chunk.imports.flatMap((needed) => modulesAtOnce(bundle, needed, seen))]
}

/** Modules that an entry of the bundle brings along and must not. */
export const findStowaways = (bundle: Bundle, never: RegExp): string[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && output.isEntry
      ? modulesAtOnce(bundle, output.fileName)
          .filter((id) => never.test(id))
          .map((id) => `${output.name} brings ${id}`)
      : [],
  )

const guard = (never: RegExp): Plugin => ({
  name: 'vitrine-guard',
  generateBundle(_, bundle) {
    const [found] = findStowaways(bundle, never)
    if (found) this.error(`${found}: import it behind import(), or move what both need to src/lib`)
  },
})

export const guardWidgets = guard(NEVER_AT_ONCE)
export const guardLoader = guard(NEVER_IN_LOADER)
