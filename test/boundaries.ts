import {posix} from 'node:path'

/** Layer to the layers that it may import statically, besides itself (README: layers). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  bin: ['src/template'],
  react: ['widgets', 'src/widget', 'src/ui', 'src/page', 'src/contract', 'src/model', 'src/lib', 'loader'],
  qa: ['loader', 'src/tracking', 'src/page', 'src/contract', 'src/lib', 'package.json'],
  loader: ['widgets/registry', 'src/page', 'src/contract', 'src/lib', 'package.json'],
  widgets: [
    'src/widget',
    'src/ui',
    'src/actions',
    'src/page',
    'src/contract',
    'src/tracking',
    'src/format',
    'src/model',
    'src/lib',
  ],
  'src/tools': [
    'src/toolkit',
    'src/api',
    'src/template',
    'src/page',
    'src/contract',
    'src/format',
    'src/model',
    'src/lib',
  ],
  'src/template': ['src/format', 'src/model', 'src/lib'],
  'src/actions': ['src/api', 'src/tracking', 'src/page', 'src/contract', 'src/model', 'src/lib'],
  'src/tracking': ['src/api', 'src/page', 'src/contract', 'src/model', 'src/lib', 'package.json'],
  'src/api': ['src/page', 'src/contract', 'src/model', 'src/lib'],
  'src/ui': ['src/widget', 'src/page', 'src/contract', 'src/format', 'src/model', 'src/lib'],
  'src/widget': ['src/page', 'src/contract', 'src/format', 'src/model', 'src/lib'],
  'src/page': ['src/contract', 'src/model', 'src/lib'],
  'src/format': ['src/contract', 'src/model', 'src/lib'],
  'src/contract': ['src/model', 'src/lib'],
  'src/model': ['src/lib'],
  'src/toolkit': ['src/page', 'src/lib'],
  'src/lib': [],
}

/** The loader and the registry reach everything, but only behind `import()`. */
const LAZY = ['loader', 'widgets/registry', 'src/page']

const IMPORTS =
  /(?<type>\b(?:import|export)\s+type\b[^'";]*?\bfrom\s*|\b(?:import|export)\b[^'"()]*?\bfrom\s*|\bimport\s*)(?<open>\(\s*)?(?:\/\*.*?\*\/\s*)?['"](?<path>[^'"]+)['"]/g

/** The layer of a file, by its path from the root: `src/model`, `widgets/cart-popover`, `loader`, … */
function layerOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'src') return `src/${second}`
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
