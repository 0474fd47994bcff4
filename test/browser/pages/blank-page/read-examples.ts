import {readdirSync, readFileSync} from 'node:fs'

const ROOT = new URL('../../../../', import.meta.url)

const WIDGETS = 'docs/reference/widgets/'
/** Documents with HTML to paste into a page. */
const DOCUMENTS = [
  'README.md',
  ...[WIDGETS, 'docs/guide/'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT)).map((file) => folder + file),
  ),
]

export interface Example {
  /** Its location: `docs/reference/widgets/form.md › Examples › Opened by a button`. */
  name: string
  html: string
}

const BLOCK = /^```html\n(.*?)^```$/gms
const HEADING = /^#+ (.*)$/gm
/** The line before a block that describes it. */
const TITLE = /(?:^|\n)(.+):\n\s*$/

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

function readDocument(path: string): Example[] {
  const text = read(path)
  return Array.from(text.matchAll(BLOCK), (match) => {
    const before = text.slice(0, match.index)
    const heading = [...before.matchAll(HEADING)].at(-1)?.[1] ?? ''
    const title = TITLE.exec(before)?.[1]
    return {name: [path, heading, ...(title ? [title] : [])].join(' › '), html: match[1] ?? ''}
  })
}

/** Every block of HTML, as written. */
export const readExamples = (): Example[] => DOCUMENTS.flatMap(readDocument)

/** Counts the examples in a different way: the widgets' own folders, and the fences of all other documents. */
export function countExamples(): number {
  const widgets = readdirSync(new URL('widgets/', ROOT), {withFileTypes: true}).filter((one) =>
    one.isDirectory(),
  )
  const sections = widgets.flatMap(
    ({name}) => read(`widgets/${name}/example.html`).match(/ data-example="/g) ?? [],
  )
  const fences = DOCUMENTS.filter((path) => !path.startsWith(WIDGETS)).flatMap((path) =>
    read(path)
      .split('\n')
      // a fence with a file name is a whole page, which its guide's test opens
      .filter((line) => line === '```html'),
  )
  return sections.length + fences.length
}
