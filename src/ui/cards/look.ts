import {warn} from '../../page/report.ts'
import {findUnknown} from './fill-template.ts'
import type {Card} from './read-card.ts'

/** What all cards of an element have in common. */
export interface Look {
  /** The author's own card. */
  template: HTMLTemplateElement | null
  /** Of the quick view: its products are neighbours. */
  group: string
  addTo?: ((item: HTMLElement, card: Card) => void) | undefined
  /** Undefined where no product has swatches. */
  createSwatches?: typeof import('./create-swatches.ts').createSwatches | undefined
}

/** The author's own card; null where the page cannot fill it. */
function checkTemplate(widget: string, template: Look['template']): Look['template'] {
  const unknown = template && findUnknown(template)
  if (!unknown) return template
  warn(widget, `its template has ${unknown}, which a page cannot fill in: it shows its own cards`, template)
  return null
}

let groups = 0

export const createLook = (widget: string, template: Look['template']): Look => ({
  template: checkTemplate(widget, template),
  group: `cards-${++groups}`,
})

/** Before the cards are shown: what comes later would move them. Without the file, they have no swatches. */
export const loadSwatches = async (cards: readonly Card[] = []): Promise<Look['createSwatches']> =>
  cards.some(({item}) => item.swatches)
    ? (await import('./create-swatches.ts').catch(() => null))?.createSwatches
    : undefined
