import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {linkAddress, mediaAddress} from '../../src/model/web-address.ts'

/** The official file in one language. */
interface Notice {
  language: string
  src: string
  href: string
  text: string
}

/** The file for the first of the languages that has one: `de-AT` may take that of `de`. */
export function chooseNotice(notices: unknown, languages: readonly string[]): Notice | null {
  const byLanguage = asRecord(notices)
  const tags = languages.flatMap((tag) => [tag, tag.replace(/-.*/, '')])
  const language = tags.find((tag) => Object.hasOwn(byLanguage, tag))
  if (language === undefined) return null
  const {src, href, text} = asRecord(byLanguage[language])
  const picture = mediaAddress(textOrNull(src))
  const link = linkAddress(textOrNull(href))
  if (!picture || !link)
    throw new TypeError(`data-notices needs the valid addresses src and href for ${language}`)
  return {language, src: picture, href: link, text: textOrNull(text) ?? ''}
}
