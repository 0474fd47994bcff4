import {element} from '../../../../src/widget/element.ts'
import {CHIPS} from '../../parts/find-parts.ts'
import {texts} from '../../widget.ts'
import {labelOf} from './fill-form.ts'

type Pair = readonly [name: string, value: string]

const isChosen = ([name, value]: Pair): boolean => value !== '' && /^(query$|filter\.)/.test(name)

/** The address of another state of the page; each begins with its first page. */
const hrefOf = ({searchParams}: URL, keep: (pair: Pair) => boolean): string =>
  `?${new URLSearchParams([...searchParams].filter((pair) => pair[0] !== 'page' && keep(pair)))}`

/** The link to the state without filters; none where there are none. */
export const createClear = (address: URL): HTMLElement[] =>
  [...address.searchParams].some(isChosen)
    ? [
        element(
          'a',
          {class: 'collection__clear', href: hrefOf(address, (pair) => !isChosen(pair))},
          texts('clear'),
        ),
      ]
    : []

function createChip(collection: Element, address: URL, [name, value]: Pair): HTMLElement {
  const label = labelOf(collection, name, value)
  const href = hrefOf(address, (pair) => pair[0] !== name || pair[1] !== value)
  const cross = element('span', {'aria-hidden': 'true'}, '×')
  return element(
    'a',
    {class: 'collection__chip', href, 'aria-label': texts('remove', {label})},
    label,
    ' ',
    cross,
  )
}

/** What is chosen, each as a link to the state without it. */
export function fillChips(collection: Element, address: URL): void {
  const place = collection.querySelector<HTMLElement>(CHIPS)
  if (!place) return
  const chosen = [...address.searchParams].filter(isChosen)
  const links = [...chosen.map((pair) => createChip(collection, address, pair)), ...createClear(address)]
  place.replaceChildren(...links.map((link) => (place.matches('ul,ol') ? element('li', {}, link) : link)))
  place.hidden = !links.length
}
