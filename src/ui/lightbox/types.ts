export interface LightboxOptions {
  /** Of the widget that it belongs to: failures are told under its name. */
  widget: string
  /** Holds the images. */
  root: HTMLElement
  images: readonly HTMLImageElement[]
  theme: 'dark' | 'light'
  /** Told of the image that was shown last. */
  onClose?: (image: HTMLImageElement) => void
}
