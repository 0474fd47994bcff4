/** The magnification of a zoomed image (product.md §3, image zoom). */
export const ZOOM_FACTOR = {default: 1.5, min: 1, max: 5} as const
