import {localeNames} from './locales.ts'
import {root} from './root.ts'

export const translatedFile = `${root}src/lib/generated/translated.ts`

/** The expression that finds the catalogue of a locale. */
export const translatedModule = (): string => `// Generated from \`src/page/locales/\` (\`npm run generate\`).
export const TRANSLATED = /^(${[...localeNames].sort().join('|')})\\b/i
`
