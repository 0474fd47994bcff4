/** Every stored width of a picture, in pixels (product.md §9, image width ladder). */
export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const

const LARGEST = 2500
const LARGEST_THUMBNAIL = 1500

/** The smallest width that fills the given device pixels: CSS pixels times the pixel ratio. */
export const widthFor = (pixels: number): number => IMAGE_WIDTHS.find((width) => width >= pixels) ?? LARGEST

/** The same for thumbnails, in CSS pixels. */
export const thumbnailWidth = (pixels: number): number => Math.min(widthFor(pixels), LARGEST_THUMBNAIL)
