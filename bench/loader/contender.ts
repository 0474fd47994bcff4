/** One way to make the same server-rendered widgets live. */
export interface Contender {
  name: string
  /** The head of its page; `script` is the address of its bundle. */
  head: (script: string) => string
  /** The server HTML of the widget at a position in the list. */
  widget: (index: number) => string
  /** Attributes of the body. */
  body?: string
  /** File in `peers/` that is bundled into its script. */
  peer?: string
  /** Another file in `peers/`, which its markup refers to. */
  symbols?: string
  /** The content of a small classic script that imports the bundle, if its page has one like Vitrine. */
  loader?: (script: string) => string
  /** The maximum number of widgets that it can handle. @default any */
  most?: number
  /** The button that a visitor clicks, if it is not the server's. */
  button?: string
  /** Expression that changes the cart to `nextCart`, if the widgets display it. */
  change?: string
}

/** The same widgets for every contender. */
export interface Subject {
  name: 'forms' | 'indicators'
  title: string
  /** Height of one in pixels, if off-screen widgets skip layout. */
  height?: number
  /** The base of all figures: the page without script. */
  baseline: Contender
  /** The contender that the aims apply to. */
  own: Contender
  /** All contenders, including these two. */
  contenders: readonly Contender[]
  /** The contenders of a quick run. */
  compared: readonly Contender[]
}

/** The page's only script with everything that it needs, as on a site without a loader. */
export const module = (script: string): string =>
  `<link rel="modulepreload" href="${script}"><script type="module" src="${script}"></script>`

export const asyncScript = (script: string): string => `<script async src="${script}"></script>`

/** Tracking is off, because the other contenders' pages have none. The callback runs when the page starts to keep clicks. */
export const vitrineHead = (): string =>
  '<script>(window.Vitrine=[]).push(()=>bench.ready())</script><script async src="/vitrine/loader.js" data-tracking="off"></script>'

/** Like island frameworks: the page's only script finds islands and imports their code. */
export const importWhere =
  (selector: string) =>
  (script: string): string =>
    `{
const begin = () => { if (document.querySelector('${selector}')) import('${script}') }
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
}`
