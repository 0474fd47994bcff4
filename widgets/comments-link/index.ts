import {TRUSTED} from '../../src/contract/attributes.ts'
import {toNumber} from '../../src/lib/to-number.ts'
import {linkAddress} from '../../src/model/web-address.ts'
import {warn} from '../../src/page/report.ts'
import {pluralKey} from '../../src/page/texts.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {definition, texts} from './widget.ts'

/** The text of the link; undefined if the server's text is correct, in any language. */
function say(text: string, count: number | null): string | undefined {
  const isSaid = count === null || Number(text.replace(/\D/g, '')) === count
  if (text && isSaid) return undefined
  return count === null ? texts('unknown') : texts(count ? pluralKey(count) : 'none', {n: `${count}`})
}

/** The address of the link; undefined keeps the server's. Disqus counts links to its thread. */
function lead(link: Element, id: string): string | undefined {
  const href = link.getAttribute('href')
  if (!href) return `#comments-${id}`
  return link.matches('.sqs-disqus-comment-link') && !href.includes('#') ? `${href}#disqus_thread` : undefined
}

export const mount = enhance(definition, ({element, props, adopt, followTexts}) => {
  const {id, 'public-comment-count': told} = props
  const link = element.matches('a') ? element : (element.querySelector('a') ?? element)
  const comments = document.querySelector<HTMLElement>(`#${CSS.escape(`comments-${id}`)}${TRUSTED}`)
  const count = told ?? toNumber(comments?.dataset.publicCommentCount, null)
  const served = link.textContent.trim()
  // much platform markup has no number
  if (count === null && served && !/\d/.test(served) && element.dataset.vitrine !== undefined)
    warn(definition.name, 'has no number. Give data-public-comment-count', element)
  followTexts(() =>
    adopt(link, {
      content: say(served, count),
      attributes: {href: link.matches('a') ? linkAddress(lead(link, id)) : undefined},
    }),
  )
})
