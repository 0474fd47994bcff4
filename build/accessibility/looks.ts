/** The looks in which each scene has a picture, by column of the gallery. */
export const LOOKS = {
  '1280-light': '1280 px',
  '1280-dark': '1280 px, dark',
  '1280-rtl': '1280 px, right to left',
  '390-light': '390 px',
  '390-dark': '390 px, dark',
  '390-rtl': '390 px, right to left',
} as const

export type Look = keyof typeof LOOKS

export const pictureName = (widget: string, state: string, look: Look): string =>
  `${widget}-${state.replaceAll(' ', '-')}-${look}.webp`
