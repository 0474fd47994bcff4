import {say} from './say.ts'
import type {Store} from './stores.ts'

/** A video of the demo's video provider. */
export interface Film {
  title: string
  /** The two colours that it alternates between. */
  from: string
  to: string
}

export const films: Readonly<Record<string, Film>> = {
  kiln: {title: 'Opening the kiln', from: '#8c3b1c', to: '#f2ab37'},
  wheel: {title: 'Ten minutes at the wheel', from: '#2f5b3c', to: '#a5d6b0'},
}

export const PROVIDER = 'Kilnwatch'

/** The embed code that a provider returns for its video (oEmbed). */
export const embedOf = (id: string, store: Store): string =>
  `<iframe width="640" height="360" src="/provider/embed/${id}" title="${say(films[id]?.title ?? '', store)}" frameborder="0" allowfullscreen></iframe>`
