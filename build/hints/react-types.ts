import type {Widget} from '../read-widgets.ts'
import {comment, pascalCase} from './types.ts'

type ReadSource = (file: string) => Promise<string>

/** Types that stand as they are in the source, by the file that they are in. */
const TYPES = {
  'src/model/money.ts': ['Money'],
  'src/model/variant.ts': ['Prices', 'Variant'],
  'src/model/cart-entry.ts': ['CartEntry'],
  'src/model/cart.ts': ['Cart'],
  'src/model/cart-problem.ts': ['CartProblem'],
  'src/page/store/types.ts': ['AddInput', 'Added', 'CartState'],
  'src/contract/events.ts': ['AddSource', 'BackendProblem', 'EventDetails', 'EventName'],
  'react/cart.ts': ['CartCalls', 'Settings'],
  'react/Slot.tsx': ['SlotProps'],
}

/** An exported type with the comment before it. */
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

/** `dist/react/index.d.ts`: the same types as the source has, in one file that needs nothing but React’s own. */
export async function reactTypes(widgets: readonly Widget[], read: ReadSource): Promise<string> {
  const shapes = await read('src/contract/generated/shapes.ts')
  const props = withoutImports(await read('react/generated/props.ts'))
  return [
    "import type {AllHTMLAttributes, ReactNode} from 'react'",
    ...(await types(read)),
    shapes,
    props,
    ...widgets.map(componentOf),
    '/** The visitor’s cart; what asks the server is fetched with the first call. */',
    'export declare const cart: CartCalls',
    '/** The cart as widgets see it, in step with all of them. */',
    'export declare const useCart: () => Readonly<CartState>',
    '/** What an app writes for a region of the widget that it stands in; docs/reference/styles.md has their names. */',
    'export declare const Slot: (props: SlotProps) => ReactNode',
    '/** Says, in the browser, what the loader’s tag and `Vitrine.strings` say on pages without an app. */',
    'export declare function configure(settings: Settings): void',
    '',
  ].join('\n')
}
