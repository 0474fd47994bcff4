/** How many times larger an image is shown when it is zoomed (product.md §3, image zoom). */
export const ZOOM_FACTOR = {default: 1.5, min: 1, max: 5} as const
