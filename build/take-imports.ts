import {type Plugin, parseAst} from 'vite'
import {chunksOf, nameOf, reach} from './fetch-together.ts'

type Statement = ReturnType<typeof parseAst>['body'][number]
type Import = Extract<Statement, {type: 'ImportDeclaration'}>
type Export = Extract<Statement, {type: 'ExportNamedDeclaration'}>

/** A name in a list of imports or exports. */
const textOf = (name: Export['specifiers'][number]['local']): string =>
  name.type === 'Literal' ? name.value : name.name

const keyOf = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

/** A property of an object, or of a pattern. */
const pairOf = (key: string, local: string): string => (key === local ? key : `${keyOf(key)}:${local}`)

/** The pattern that takes from the loader's files what a file imports. */
function patternOf(imports: readonly Import[]): string {
  const files = new Map<string, string[]>()
  for (const {source, specifiers} of imports) {
    const file = nameOf(source.value)
    const pairs = specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier') throw new Error(`${file} is imported as a whole`)
      return pairOf(textOf(one.imported), one.local.name)
    })
    files.set(file, [...(files.get(file) ?? []), ...pairs])
  }
  const taken = [...files].map(([file, pairs]) => `${keyOf(file)}:{${pairs}}`)
  return taken[0] ? `{${taken}}` : ''
}

function returnOf(exported: readonly Export[]): string {
  if (exported.some(({declaration, source}) => declaration || source))
    throw new Error('the minifier writes exports in another way than before')
  return exported
    .flatMap(({specifiers}) => specifiers.map(({exported, local}) => pairOf(textOf(exported), textOf(local))))
    .join()
}

/**
 * Writes a file as one function, which takes what it imports from the loader's files (`loader/chunks.ts`), and returns
 * what it exports. So it contains no other file's address, and stays the same when another file gets a new one.
 */
export function takeImports(code: string): string {
  const {body} = parseAst(code)
  const imports = body.filter((one) => one.type === 'ImportDeclaration')
  const exported = body.filter((one) => one.type === 'ExportNamedDeclaration')
  // the directive for the compiler
  const head = code.slice(0, body[0]?.start)
  let rest = ''
  let at = head.length
  for (const {start, end} of [...imports, ...exported].sort((a, b) => a.start - b.start)) {
    rest += code.slice(at, start)
    at = end
  }
  rest = `${rest}${code.slice(at)}`.trim().replace(/;$/, '')
  return `${head}export default(${patternOf(imports)})=>{${rest};return{${returnOf(exported)}}}\n`
}

/** An imported variable has the value that it had when the file ran. */
const VARIABLE = /^export (let|var)\b/m

export const importsTaken: Plugin = {
  name: 'vitrine-imports-taken',
  generateBundle(_, bundle) {
    for (const chunk of chunksOf(bundle)) {
      if (chunk.imports.some((file) => reach(bundle, file).has(chunk.fileName)))
        this.error(`${chunk.fileName} imports itself through others`)
      const variable = chunk.moduleIds.find((id) => VARIABLE.test(this.getModuleInfo(id)?.code ?? ''))
      if (variable) this.error(`${variable} exports a variable: export a function that reads it`)
      chunk.code = takeImports(chunk.code)
    }
  },
}
