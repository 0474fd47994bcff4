/** The comma between items of a list, with the space after it, in the script of a language. */
export function listComma(locale: string): string {
  if (/^(ja|zh)\b/i.test(locale)) return '、'
  return /^(ar|fa|ur)\b/i.test(locale) ? '، ' : ', '
}
