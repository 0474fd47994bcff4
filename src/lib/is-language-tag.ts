/** Whether the value is one well-formed language tag, such as `en-US`. */
export function isLanguageTag(value: unknown): value is string {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
