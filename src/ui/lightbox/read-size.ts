export interface Size {
  width: number
  height: number
}

/**
 * Pixels of the picture as the platform tells them; null where it does not, or tells nonsense. What the attributes for
 * width and height say is of the image on the page, which may be a small one.
 */
export function readSize({dataset}: HTMLImageElement): Size | null {
  const text = dataset.imageDimensions ?? ''
  const [, width = 0, height = 0] = /^\s*(\d+)\s*x\s*(\d+)\s*$/.exec(text)?.map(Number) ?? []
  return width && height ? {width, height} : null
}
