import {type ESTree, parseSync, Visitor} from 'vite'

/** A name in another module. */
export interface Elsewhere {
  from: string
  name: string
}

/** What a file of types declares, and what it passes on. */
export interface Module {
  /** The texts of each declaration, without comments; overloads are several. */
  declared: ReadonlyMap<string, readonly string[]>
  imported: ReadonlyMap<string, Elsewhere>
  /** Exported name to the name in this file, or in another one. */
  exported: ReadonlyMap<string, string | Elsewhere>
  /** The modules that it passes on whole. */
  passedOn: readonly string[]
  /** What it adds to the names of every file, or of another package. */
  augments: readonly string[]
}

type Named = ESTree.ImportSpecifier['imported']

const nameOf = (name: Named): string => (name.type === 'Literal' ? name.value : name.name)

/** The names that a statement declares. */
function declaredBy(node: ESTree.Statement): string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []))
  if ('id' in node && node.id?.type === 'Identifier') return [node.id.name]
  return []
}

interface Span {
  start: number
  end: number
}

/** Comments as spaces, so that positions stay. */
const blank = (text: string, comments: readonly Span[]): string =>
  comments.reduce(
    (rest, {start, end}) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )

/** The ends of the members of each object type. */
function memberEnds(program: ESTree.Program): number[] {
  const ends: number[] = []
  const note = (members: readonly Span[]) => ends.push(...members.map(({end}) => end))
  new Visitor({
    TSTypeLiteral({members}) {
      note(members)
    },
    TSInterfaceBody({body}) {
      note(body)
    },
    ClassBody({body}) {
      note(body)
    },
  }).visit(program)
  return ends.sort((a, b) => a - b)
}

/** One line: compilers and generators differ in spaces, quotes and semicolons. */
const flatten = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[;,] ?(?=;)/g, '')
    .replaceAll(/; ?}/g, '}')
    .replaceAll(/{ | (?=})/g, (space) => space.trim())
    .replaceAll(/'([^'"]*)'/g, '"$1"')
    .replaceAll(/([=(<:]) ?\| /g, '$1 ')
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/[; ]*$/, '')

/** Reads the text of a file of types. */
export function readModule(file: string, source: string): Module {
  const {program, comments, errors} = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const text = blank(source, comments)
  const ends = memberEnds(program)
  const textOf = ({start, end}: Span): string => {
    const inside = [start, ...ends.filter((one) => one > start && one < end), end]
    return flatten(
      inside
        .slice(1)
        .map((to, place) => text.slice(inside[place], to))
        .join(';'),
    )
  }
  const declared = new Map<string, string[]>()
  const imported = new Map<string, Elsewhere>()
  const exported = new Map<string, string | Elsewhere>()
  const passedOn: string[] = []
  const augments: string[] = []

  function declare(node: ESTree.Statement, isExported: boolean): void {
    for (const name of declaredBy(node)) {
      declared.set(name, [...(declared.get(name) ?? []), textOf(node)])
      if (isExported) exported.set(name, name)
    }
  }

  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier')
          imported.set(one.local.name, {from: node.source.value, name: nameOf(one.imported)})
    } else if (node.type === 'ExportAllDeclaration') passedOn.push(node.source.value)
    else if (node.type === 'TSModuleDeclaration') augments.push(textOf(node))
    else if (node.type !== 'ExportNamedDeclaration') declare(node, false)
    else if (node.declaration) declare(node.declaration, true)
    else
      for (const {local, exported: name} of node.specifiers)
        exported.set(
          nameOf(name),
          node.source ? {from: node.source.value, name: nameOf(local)} : nameOf(local),
        )
  }
  return {declared, imported, exported, passedOn, augments}
}
