/** HTML attributes are lowercase: `lightboxTheme` becomes `lightboxtheme`, or is written with a hyphen. */
export const spellings = (name: string): [plain: string, hyphenated: string] => [
  name.toLowerCase(),
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
]
