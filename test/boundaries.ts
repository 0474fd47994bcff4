import {posix} from 'node:path'
import {LAYERS, PACKAGES, PROGRAMS, WHOLE_BUILD} from '../build/layers.ts'

const IMPORTS =
  /(?<type>\b(?:import|export)\s+type\b[^'";]*?\bfrom\s*|\b(?:import|export)\b[^'"()]*?\bfrom\s*|\bimport\s*)(?<open>\(\s*)?(?:\/\*.*?\*\/\s*)?['"](?<path>[^'"]+)['"]/g

/** Parts of a folder that are a layer. */
const PARTS: readonly (readonly [file: RegExp, layer: string])[] = [
  [new RegExp(`^build/(${WHOLE_BUILD.join('|')})\\.ts$`), 'build/build.ts'],
  [/^demo\/seed\//, 'demo/seed'],
  [/^demo\/templates\//, 'demo/templates'],
  [/^widgets\/[\w-]+\/react\.tsx$/, 'react'],
]

/** The layer of a file, from its path: `src/model`, `widgets/cart-popover`, `loader`, … */
function layerOf(path: string): string {
  const part = PARTS.find(([file]) => file.test(path))
  if (part) return part[1]
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

/** A file in a widget's folder imports no other widget, whatever its layer. */
function isOfOther(file: string, target: string): boolean {
  const [from, to] = [file, target].map((path) => /^widgets\/[\w-]+\//.exec(path)?.[0])
  return from !== undefined && to !== undefined && from !== to
}

function isAllowed(file: string, target: Import): boolean {
  if (isOfOther(file, targetOf(file, target))) return false
  const [from, to] = [layerOf(file), layerOf(targetOf(file, target))]
  const rule = LAYERS[ruleOf(from)]
  if (!rule) return false
  const {imports, lazy = [], takesTypes = false} = rule
  return (
    from === to ||
    (target.isType && takesTypes) ||
    [...imports, ...(target.isLazy ? lazy : [])].includes(ruleOf(to))
  )
}

/** `react-dom/client` belongs to `react-dom`. */
const packageOf = (path: string): string => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

const isPackageAllowed = (file: string, {path}: Import): boolean =>
  PROGRAMS.includes(layerOf(file)) || (PACKAGES[packageOf(path)]?.from.test(file) ?? false)

/**
 * The imports of a file that break the dependency rule. `file` and the results are paths from the root. `exists` says
 * which paths are files: generators contain the text of imports of other files, and the compiler rejects any other
 * import without a file.
 */
export function findViolations(
  file: string,
  source: string,
  exists: (path: string) => boolean = () => true,
): string[] {
  return readImports(source).flatMap((found) => {
    if (!isRelative(found))
      return isPackageAllowed(file, found) ? [] : `${file} must not import ${found.path}`
    const target = targetOf(file, found)
    return isAllowed(file, found) || !exists(target) ? [] : `${file} must not import ${target}`
  })
}

/** Imports in the table of layers that do not point down. */
export function findUpward(layers: Readonly<Record<string, {imports: readonly string[]}>>): string[] {
  const names = Object.keys(layers)
  return Object.entries(layers).flatMap(([name, {imports}], index) =>
    imports
      .filter((other) => names.includes(other) && names.indexOf(other) <= index)
      .map((other) => `${name} is not above ${other}`),
  )
}

/** What a file imports as it runs, also lazily: its types do not run. */
export function runtimeImports(file: string, source: string): {files: string[]; packages: string[]} {
  const imports = readImports(source).filter(({isType}) => !isType)
  return {
    files: imports.filter(isRelative).map((found) => targetOf(file, found)),
    packages: imports.filter((found) => !isRelative(found)).map(({path}) => path),
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
        .map((found) => targetOf(file, found))
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
