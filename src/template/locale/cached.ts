/** Formatters take milliseconds to create and microseconds to use; pages use few, but options come from templates. */
const MAX_CACHED = 500

const FALLBACK_LOCALE = 'en-US'

/** One of Intl's formatters for each locale and options. An invalid locale falls back to American English. */
export function cached<Options, Formatter>(create: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()

  function make(locale: string, options: Options): Formatter {
    try {
      return create(locale.replaceAll('_', '-'), options)
    } catch (error) {
      if (locale === FALLBACK_LOCALE) throw error
      return create(FALLBACK_LOCALE, options)
    }
  }

  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key) ?? make(locale, options)
    if (made.size >= MAX_CACHED) made.clear()
    made.set(key, known)
    return known
  }
}
