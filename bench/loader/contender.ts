/** One way to make the same server-rendered widgets live. */
export interface Contender {
  name: string
  /** What its page has in the head; `script` is the address of its bundle. */
  head: (script: string) => string
  /** The widget at a place in the list, as its server renders it. */
  widget: (index: number) => string
  /** Attributes of the body. */
  body?: string
  /** File in `peers/` that is bundled into its script. */
  peer?: string
  /** Another file in `peers/`, which its markup names. */
  symbols?: string
  /** Where the page has only a small classic script, as ours, that imports the bundle: what that script says. */
  loader?: (script: string) => string
  /** The largest number of widgets that it can be asked to take over. @default any */
  most?: number
  /** What a visitor presses, where it is not the server's button. */
  button?: string
  /** Expression that changes the cart to what `nextCart` says, where the widgets show it. */
  change?: string
}

/** The same widgets in every contender's hands. */
export interface Subject {
  name: 'forms' | 'indicators'
  title: string
  /** Height of one, in pixels, where what is off the screen is not laid out. */
  height?: number
  /** What all figures are counted from: the page without script. */
  baseline: Contender
  /** What the reach is about. */
  own: Contender
  /** All, with these two. */
  contenders: readonly Contender[]
  /** Those of a quick run. */
  compared: readonly Contender[]
}

/** The page's only script with all that it takes: what a site without a loader would have. */
export const module = (script: string): string =>
  `<link rel="modulepreload" href="${script}"><script type="module" src="${script}"></script>`

export const asyncScript = (script: string): string => `<script async src="${script}"></script>`

/** Tracking is off, since the others' pages have none. The callback runs once presses are kept. */
export const vitrineHead = (): string =>
  '<script>(window.Vitrine=[]).push(()=>bench.ready())</script><script async src="/vitrine/loader.js" data-tracking="off"></script>'

/** What island frameworks do: nothing is on the page but a script that looks for islands and imports what they need. */
export const importWhere =
  (selector: string) =>
  (script: string): string =>
    `{
const begin = () => { if (document.querySelector('${selector}')) import('${script}') }
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
}`
