/** HTML knows no capitals: `lightboxTheme` is `lightboxtheme` there, or written with a hyphen. */
export const spellings = (name: string): [plain: string, hyphenated: string] => [
  name.toLowerCase(),
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
]
