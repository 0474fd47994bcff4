import type {Widget} from '../read-widgets.ts'
import {comment, pascalCase} from './types.ts'

type ReadSource = (file: string) => Promise<string>

/** Types copied unchanged from the source, by file. */
const TYPES = {
  'src/model/money.ts': ['Money'],
  'src/model/variant.ts': ['Prices', 'Variant'],
  'src/model/cart-entry.ts': ['CartEntry'],
  'src/model/cart.ts': ['Cart'],
  'src/model/cart-problem.ts': ['CartProblem'],
  'src/page/store/types.ts': ['AddInput', 'Added', 'CartState', 'Member', 'PageState'],
  'src/contract/events.ts': ['AddSource', 'BackendProblem', 'EventDetails', 'EventName'],
  'src/page/cart-place.ts': ['CartMode'],
  'react/cart.ts': ['CartCalls', 'Settings'],
  'react/Slot.tsx': ['SlotProps'],
}

/** An exported type with its preceding comment. */
function extract(source: string, name: string, file: string): string {
  const pattern = new RegExp(
    `(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export (?:interface ${name}\\b[^]*?\\n}|type ${name} =[^\\n]*)\\n`,
  )
  const [found] = pattern.exec(source) ?? []
  if (!found) throw new Error(`${file} has no type ${name}`)
  return found
}

async function types(read: ReadSource): Promise<string[]> {
  const parts = Object.entries(TYPES).map(async ([file, names]) => {
    const source = await read(file)
    return names.map((name) => extract(source, name, file))
  })
  return (await Promise.all(parts)).flat()
}

const withoutImports = (source: string): string => source.replace(/^import [^']*'.*'\n/gm, '')

const componentOf = ({name, about}: Widget): string =>
  `${comment([about.summary], '')}\nexport declare const ${pascalCase(name)}: (props: ${pascalCase(name)}Props) => ReactNode`

/** `dist/react/index.d.ts`: the same types as in the source, in one file that imports only React’s types. */
export async function reactTypes(widgets: readonly Widget[], read: ReadSource): Promise<string> {
  const shapes = await read('src/contract/generated/shapes.ts')
  const props = withoutImports(await read('react/generated/props.ts'))
  return [
    "import type {AllHTMLAttributes, ReactNode} from 'react'",
    ...(await types(read)),
    shapes,
    props,
    ...widgets.map(componentOf),
    '/** The visitor’s cart; the API client loads with the first call. */',
    'export declare const cart: CartCalls',
    '/** The cart as widgets see it, always in sync with them. */',
    'export declare const useCart: () => Readonly<PageState>',
    '/** The app’s content for a region of the surrounding widget; docs/reference/styles.md lists the names. */',
    'export declare const Slot: (props: SlotProps) => ReactNode',
    '/** Sets, in the browser, the settings of the loader’s tag and the texts of `Vitrine.strings`. */',
    'export declare function configure(settings: Settings): void',
    '',
  ].join('\n')
}
