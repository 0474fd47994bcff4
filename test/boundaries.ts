import {posix} from 'node:path'
import {LAYERS, PACKAGES, PROGRAMS} from './layers.ts'

const IMPORTS =
  /(?<type>\b(?:import|export)\s+type\b[^'";]*?\bfrom\s*|\b(?:import|export)\b[^'"()]*?\bfrom\s*|\bimport\s*)(?<open>\(\s*)?(?:\/\*.*?\*\/\s*)?['"](?<path>[^'"]+)['"]/g

/** The layer of a file, from its path: `src/model`, `widgets/cart-popover`, `loader`, … */
function layerOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'src') return `src/${second}`
  if (first !== 'widgets') return first
  return /\.ts$/.test(second) ? 'widgets/table' : `widgets/${second}`
}

/** The layer's name in the table. */
const ruleOf = (layer: string): string => (layer in LAYERS ? layer : layer.replace(/^widgets\/.*/, 'widgets'))

interface Import {
  path: string
  isLazy: boolean
  isType: boolean
}

const readImports = (source: string): Import[] =>
  Array.from(source.matchAll(IMPORTS), ({groups}) => {
    const {type = '', open, path = ''} = groups ?? {}
    return {path, isLazy: open !== undefined, isType: /^(import|export)\s+type\b/.test(type)}
  })

const isRelative = ({path}: Import): boolean => path.startsWith('.')

const targetOf = (file: string, {path}: Import): string => posix.join(posix.dirname(file), path)

function isAllowed(file: string, one: Import): boolean {
  const [own, other] = [file, targetOf(file, one)].map(layerOf)
  const rule = LAYERS[ruleOf(own ?? '')]
  if (!rule || own === undefined || other === undefined) return false
  const {imports, lazy = [], takesTypes = false} = rule
  return (
    own === other ||
    (one.isType && takesTypes) ||
    [...imports, ...(one.isLazy ? lazy : [])].includes(ruleOf(other))
  )
}

/** `react-dom/client` belongs to `react-dom`. */
const packageOf = (path: string): string => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

const isPackageAllowed = (file: string, {path}: Import): boolean =>
  PROGRAMS.includes(layerOf(file)) || (PACKAGES[packageOf(path)]?.from.test(file) ?? false)

/** The imports of a file that break the dependency rule. `file` and the results are paths from the root. */
export function findViolations(file: string, source: string): string[] {
  return readImports(source).flatMap((one) => {
    const isKept = isRelative(one) ? isAllowed(file, one) : isPackageAllowed(file, one)
    return isKept ? [] : `${file} must not import ${isRelative(one) ? targetOf(file, one) : one.path}`
  })
}

/** What a file imports as it runs, also lazily: its types do not run. */
export function runtimeImports(file: string, source: string): {files: string[]; packages: string[]} {
  const imports = readImports(source).filter(({isType}) => !isType)
  return {
    files: imports.filter(isRelative).map((one) => targetOf(file, one)),
    packages: imports.filter((one) => !isRelative(one)).map(({path}) => path),
  }
}

/** All files that a file reaches. */
export function reach(from: string, targetsOf: (file: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...targetsOf(from)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...targetsOf(file))
  }
  return found
}

/** Files that import each other in a cycle, including by types or `import()`; each cycle once, from its first file. */
export function findCircles(sources: Readonly<Record<string, string>>): string[][] {
  const targets = new Map(
    Object.entries(sources).map(([file, source]) => [
      file,
      readImports(source)
        .filter(isRelative)
        .map((one) => targetOf(file, one))
        .filter((target) => target in sources),
    ]),
  )
  const targetsOf = (file: string) => targets.get(file) ?? []
  const reached = new Map([...targets.keys()].map((file) => [file, reach(file, targetsOf)]))
  const circles = [...reached].flatMap(([file, found]) => {
    const circle = [...found].filter((other) => reached.get(other)?.has(file)).sort()
    return circle[0] === file ? [circle] : []
  })
  return circles
}
