import type {Card} from './read-card.ts'

/** What all cards of an element have in common. */
export interface Look {
  /** The author's own card. */
  template: HTMLTemplateElement | null
  /** Of the quick view: its products are neighbours. */
  group: string
  retry: (button: Element) => void
  addTo?: ((item: HTMLElement, card: Card) => void) | undefined
  /** Undefined where no product has swatches. */
  createSwatches?: typeof import('./create-swatches.ts').createSwatches | undefined
  createEmpty?: (() => readonly Node[]) | undefined
}
