export interface Size {
  width: number
  height: number
}

/**
 * Pixels of the picture as the platform states them; null if they are missing or invalid. The attributes for width and
 * height describe the image on the page, which may be a small version.
 */
export function readSize({dataset}: HTMLImageElement): Size | null {
  const text = dataset.imageDimensions ?? ''
  const [, width = 0, height = 0] = /^\s*(\d+)\s*x\s*(\d+)\s*$/.exec(text)?.map(Number) ?? []
  return width && height ? {width, height} : null
}
