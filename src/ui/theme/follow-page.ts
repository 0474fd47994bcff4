import {chooseTokens} from './choose-tokens.ts'
import {PROBE, readLook} from './read-look.ts'

/** Attributes with which pages switch between light and dark. */
const SWITCHES = ['class', 'data-theme', 'data-color-scheme', 'data-mode']
/** Milliseconds after which a page's transition to other colours is over. */
const TRANSITION = 500

const PROBES = Object.fromEntries(
  ['accent', 'button-background', 'surface'].map((name) => [`--vitrine-${name}`, `rgb(${PROBE})`]),
)

/** In the layer of Vitrine: a token that the page sets takes precedence. */
function write(sheet: CSSStyleSheet, tokens: Readonly<Record<string, string>>): void {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  sheet.replaceSync(`@layer vitrine{html{${lines.join(';')}}}`)
}

/** Of the page itself, as text. */
const readColors = (): string =>
  [document.documentElement, document.body]
    .map((root) => getComputedStyle(root))
    .map(({color, backgroundColor, colorScheme}) => color + backgroundColor + colorScheme)
    .join()

/** Sets the tokens to the look of the page, now and when it changes. */
export function followPage(): void {
  const sheet = new CSSStyleSheet()
  let colors = ''
  document.adoptedStyleSheets.push(sheet)
  function read(): void {
    colors = readColors()
    write(sheet, PROBES)
    const look = readLook()
    write(sheet, look ? chooseTokens(look) : {})
  }
  function readTwice(): void {
    read()
    setTimeout(read, TRANSITION)
  }
  const hasChanged = () => readColors() !== colors
  /** Pages change classes for other reasons, too, and reading computes the style of the whole page twice. */
  function onSwitch(records: readonly MutationRecord[]): void {
    if (hasChanged() || records.some(({attributeName}) => attributeName !== 'class')) readTwice()
    // the page's own colours may have a transition
    else setTimeout(() => hasChanged() && read(), TRANSITION)
  }
  read()
  // style sheets may load late
  if (document.readyState !== 'complete') addEventListener('load', read, {once: true})
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', readTwice)
  const observer = new MutationObserver(onSwitch)
  for (const root of [document.documentElement, document.body])
    observer.observe(root, {attributeFilter: SWITCHES})
}
