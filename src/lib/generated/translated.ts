// Generated from `src/page/locales/` (`npm run generate`).
export const TRANSLATED = /^(ar|de|en-gb|es|fr|it|ja|pt|zh(?!-(hant|hk|mo|tw)\b))\b/i
