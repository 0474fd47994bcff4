import type {Comment} from '../../../src/actions/comments.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {element} from '../../../src/widget/element.ts'

function createTime(publishedAt: number): HTMLTimeElement {
  const date = new Intl.DateTimeFormat(currentSite().locale, {dateStyle: 'long'})
  return element('time', {datetime: new Date(publishedAt).toISOString()}, date.format(publishedAt))
}

/** A comment as plain text: nothing in it is HTML, and no address in it is a link. */
export function createComment({authorName, text, publishedAt}: Comment): HTMLLIElement {
  const head = element('p', 'comments__head', element('bdi', 'comments__author', authorName))
  if (publishedAt !== null) head.append(' ', createTime(publishedAt))
  const words = element('p', {class: 'comments__text', dir: 'auto'}, text)
  return element('li', {class: 'comments__item', tabindex: '-1'}, head, words)
}
