import {texts} from '../widget.ts'

/** The author's own words for the empty list, else ours with a link to the home page. */
export function createEmpty(slot: HTMLTemplateElement | null): Node[] {
  if (slot) return [...document.importNode(slot.content, true).childNodes]
  const [words, link] = [document.createElement('p'), document.createElement('a')]
  words.className = 'vitrine-cards__words'
  words.textContent = texts('empty')
  link.className = 'wishlist__onward'
  link.href = '/'
  link.textContent = texts('onward')
  return [words, link]
}
