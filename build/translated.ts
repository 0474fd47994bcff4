import {localeNames} from './locales.ts'
import {root} from './root.ts'

export const translatedFile = `${root}src/lib/generated/translated.ts`

/**
 * What must not follow the name of a language. The Chinese catalogue is in simplified characters: pages in traditional
 * ones keep English and their own texts.
 */
const EXCEPT: Readonly<Record<string, string>> = {zh: '(?!-(hant|hk|mo|tw)\\b)'}

const names = [...localeNames].sort().map((name) => name + (EXCEPT[name] ?? ''))

/** The expression that finds the catalogue of a locale. */
export const translatedModule = (): string => `// Generated from \`src/page/locales/\` (\`npm run generate\`).
export const TRANSLATED = /^(${names.join('|')})\\b/i
`
