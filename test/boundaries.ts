import {posix} from 'node:path'

/** Layer to the layers that it may import statically, besides itself (README: layers). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  bin: ['src/template'],
  react: ['widgets', 'src/ui', 'src/store', 'src/model', 'src/lib', 'loader'],
  loader: ['widgets/registry', 'src/site', 'src/lib', 'package.json'],
  'loader/overlay': ['loader', 'src/tracking', 'src/site', 'src/lib', 'package.json'],
  widgets: ['src/ui', 'src/store', 'src/tracking', 'src/site', 'src/format', 'src/model', 'src/lib'],
  'src/tools': ['src/api', 'src/template', 'src/format', 'src/model', 'src/lib'],
  'src/template': ['src/format', 'src/model', 'src/lib'],
  'src/store': ['src/api', 'src/tracking', 'src/site', 'src/model', 'src/lib'],
  'src/tracking': ['src/api', 'src/site', 'src/model', 'src/lib', 'package.json'],
  'src/api': ['src/site', 'src/model', 'src/lib'],
  'src/ui': ['src/format', 'src/model', 'src/lib'],
  'src/site': ['src/model', 'src/lib'],
  'src/format': ['src/model', 'src/lib'],
  'src/locales': ['src/lib'],
  'src/model': ['src/lib'],
  'src/lib': [],
}

/** The loader and the registry reach everything, but only behind `import()`. */
const LAZY = ['loader', 'widgets/registry']

const IMPORTS =
  /(?<type>\b(?:import|export)\s+type\b[^'";]*?\bfrom\s*|\b(?:import|export)\b[^'"()]*?\bfrom\s*|\bimport\s*)(?<open>\(\s*)?(?:\/\*.*?\*\/\s*)?['"](?<path>[^'"]+)['"]/g

/** The layer of a file, by its path from the root: `src/model`, `widgets/cart-popover`, `loader`, … */
function layerOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'src') return `src/${second}`
  if (path.startsWith('loader/overlay/')) return 'loader/overlay'
  if (first !== 'widgets') return first
  return /^(registry|further|rare)(\.ts)?$/.test(second) ? 'widgets/registry' : `widgets/${second}`
}

const ruleOf = (layer: string): string => (layer.startsWith('widgets/') ? 'widgets' : layer)

interface Import {
  path: string
  isLazy: boolean
  isType: boolean
}

function readImports(source: string): Import[] {
  return [...source.matchAll(IMPORTS)].flatMap(({groups}) => {
    const {type = '', open, path = ''} = groups ?? {}
    return path.startsWith('.')
      ? {path, isLazy: open !== undefined, isType: /^(import|export)\s+type\b/.test(type)}
      : []
  })
}

function isAllowed(from: string, to: string, {isLazy, isType}: Import): boolean {
  const own = layerOf(from)
  const other = layerOf(to)
  if (own === other) return true
  // types leave no trace in what ships; the model of the store's state is the loader's public API
  if (isType && own === 'loader') return true
  if (isLazy && LAZY.includes(own)) return true
  const allowed = MAY_IMPORT[ruleOf(own)] ?? []
  return allowed.includes(other) || allowed.includes(ruleOf(other))
}

/** Imports of one file that break the dependency rule. `file` and the answers are paths from the root. */
export function findViolations(file: string, source: string): string[] {
  if (/^(demo|test|build)\//.test(file) || /\.test\.tsx?$/.test(file)) return []
  return readImports(source).flatMap((one) => {
    const to = posix.join(posix.dirname(file), one.path)
    return isAllowed(file, to, one) ? [] : `${file} must not import ${to}`
  })
}
