/** Languages that examples can be seen in, by their tag. */
export const LANGUAGES = {'en-US': 'English', ar: 'العربية', de: 'Deutsch', ja: '日本語'} as const

export const DIRECTIONS = {ltr: 'Left to right', rtl: 'Right to left'} as const

const RIGHT_TO_LEFT = ['ar']

export const directionOf = (lang: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr')

/** The language that HTML says it is in. */
export function languageIn(html: string): string {
  const [, said = 'en'] = /<html[^>]* lang="([\w-]+)"/.exec(html) ?? []
  const base = said.split('-')[0] ?? ''
  return Object.keys(LANGUAGES).find((tag) => tag.split('-')[0] === base) ?? 'en-US'
}
