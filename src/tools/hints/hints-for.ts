import {catalogueOf} from '../../lib/catalogue-of.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'
import {type PageElement, readElements} from '../../toolkit/html/elements.ts'
import {findFirstWidgets} from './first-widgets.ts'
import {findLoaderTag, pathOf} from './loader-tag.ts'
import {readHintedRelease} from './read-manifest.ts'

/** The page engine belongs to every page. */
const ENGINE = 'engine'

/** As the page engine finds it: the context comes before the document. */
function localeOf(html: string, elements: readonly PageElement[]): string {
  const script = elements.find(
    ({name, attributes}) => name === 'script' && attributes.has('data-site-context'),
  )
  const context = parseJson(script && html.slice(script.contentAt, html.indexOf('</', script.contentAt)))
  const named = context.ok ? readPath(context.value, 'website.language') : null
  const root = elements.find(({name}) => name === 'html')
  return typeof named === 'string' && named ? named : (root?.attributes.get('lang') ?? '')
}

/** The values come from attributes of the page, where all but quotes are escaped already. */
const writeLink = (attributes: readonly (readonly [name: string, value: string | undefined])[]): string =>
  `<link${attributes
    .flatMap(([name, value]) => {
      if (value === undefined) return []
      return value ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : ` ${name}`
    })
    .join('')}>`

/**
 * The lines for the head of a page with which the files that it needs before a use arrive in one round: the loader, the
 * page engine, and the files of the widgets that mount at once. `manifest` is the content of the release's
 * `manifest.json`. Empty for a page without the loader's tag.
 */
export function hintsFor(html: string, manifest: unknown): string {
  const {filesOf, languages, rules} = readHintedRelease(manifest)
  const elements = readElements(html)
  const tag = findLoaderTag(elements)
  if (!tag) return ''
  const of = (name: string) => tag.attributes.get(name)
  const src = of('src') ?? ''
  const folder = pathOf(src).replace(/loader\.js$/, '')
  const language = languages[catalogueOf(localeOf(html, elements)) ?? '']
  const widgets = findFirstWidgets(elements, rules, of('data-load') ?? '')
  const first = filesOf(ENGINE)
  const files = new Set([
    ...first,
    ...(typeof language === 'string' ? [language] : []),
    ...widgets.flatMap(filesOf),
  ])
  const nonce = ['nonce', of('nonce')] as const
  const isModule = of('type') === 'module'
  const loader = writeLink([
    ['rel', isModule ? 'modulepreload' : 'preload'],
    ...(isModule ? [] : [['as', 'script'] as const]),
    ['href', src],
    ['crossorigin', of('crossorigin')],
    ['integrity', of('integrity')],
    nonce,
    ['fetchpriority', 'high'],
  ])
  const lines = [...files].map((file) =>
    file.endsWith('.css')
      ? writeLink([['rel', 'preload'], ['as', 'style'], ['href', folder + file], nonce])
      : writeLink([
          ['rel', 'modulepreload'],
          ['href', folder + file],
          nonce,
          ['fetchpriority', first.includes(file) ? 'high' : undefined],
        ]),
  )
  return [loader, ...lines].join('\n')
}
