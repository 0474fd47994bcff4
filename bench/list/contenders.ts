/** One way to change the list of products after a press on a filter. */
export interface Contender {
  name: string
  /** File in `peers/` that is bundled into `/peers/<name>.js`. @default the shop's own page, with Vitrine */
  peer?: string
  /** Matches when the page can be pressed. */
  ready: string
  /** The box of the filter. */
  filter: string
  /** The list of cards. */
  list: string
}

/** The category that is chosen. */
export const CHOSEN = 'Paper'

const served = {filter: `[name="filter.category"][value="${CHOSEN}"]`, list: '[data-collection-list]'}

export const contenders: readonly Contender[] = [
  {name: 'vitrine', ready: '.collection[data-vitrine-state=mounted]', ...served},
  {name: 'innerHTML, as themes do', peer: 'list/theme.ts', ready: '.collection[data-ready]', ...served},
  {name: 'idiomorph', peer: 'list/idiomorph.ts', ready: '.collection[data-ready]', ...served},
  {
    name: 'InstantSearch.js',
    peer: 'list/instantsearch.ts',
    ready: '.ais-Hits-item',
    filter: `.ais-RefinementList-checkbox[value="${CHOSEN}"]`,
    list: '.ais-Hits-list',
  },
]
