import type {View} from './view.ts'

export interface ZoomParts {
  image: HTMLImageElement
  /** What keyboards press, and what says whether the image is zoomed: holds the image or is it. */
  toggle: HTMLElement
}

export interface ZoomState {
  /** Null while the image is as the page shows it. */
  view: View | null
  show: (view: View | null) => void
  end: () => void
}
