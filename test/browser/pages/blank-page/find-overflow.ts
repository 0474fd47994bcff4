/** Runs in the page: by how many pixels it is wider than the window. */
export const findOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
