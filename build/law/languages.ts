import {localeNames} from '../locales.ts'

/** The languages of our texts. */
export const ours: readonly string[] = ['en', ...localeNames.filter((name) => !name.includes('-'))].sort()
