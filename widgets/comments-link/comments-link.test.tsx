import {describe, expect, it} from 'vitest'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const link = (attributes: string, text: string) =>
  `<a data-vitrine="comments-link" data-id="i1" href="/post#comments-i1" ${attributes}>${text}</a>`
const comments = (count: string) =>
  `<div class="squarespace-comments" id="comments-i1" data-public-comment-count="${count}"></div>`

describe('the text', () => {
  it.each([
    ['data-public-comment-count="0"', '', 'No Comments'],
    ['data-public-comment-count="1"', '', '1 Comment'],
    ['data-public-comment-count="1204"', '', '1204 Comments'],
    ['data-public-comment-count="3"', '2 Comments', '3 Comments'],
    // already correct, in any language
    ['data-public-comment-count="3"', 'コメント3件', 'コメント3件'],
    ['data-public-comment-count="0"', 'Comment on this', 'Comment on this'],
    ['', '7 Comments', '7 Comments'],
    ['', '', 'Comments'],
  ])('with %s, "%s" is "%s"', async (attributes, served, expected) => {
    const {element, unmount} = await page.open(link(attributes, served))
    expect(element.textContent).toBe(expected)
    unmount()
    expect(htmlOf()).toBe(htmlOf(link(attributes, served)))
  })

  it.each([
    ['2', '2 Comments'],
    ['many', 'Comments'],
    ['', 'Comments'],
  ])('uses the count of the comments on the page: "%s"', async (count, expected) => {
    const {element} = await page.open(link('', '') + comments(count))
    expect(element.textContent).toBe(expected)
  })
})

describe('the address', () => {
  const disqus = 'class="sqs-comment-link sqs-disqus-comment-link"'

  it.each([
    [link('', 'x'), '/post#comments-i1'],
    [link('', 'x').replace('href="/post#comments-i1"', ''), '#comments-i1'],
    [link(disqus, '').replace('#comments-i1', ''), '/post#disqus_thread'],
    [link(disqus, ''), '/post#comments-i1'],
  ])('%s leads to %s', async (html, expected) => {
    const {element, unmount} = await page.open(html)
    expect(element.getAttribute('href')).toBe(expected)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('may be a link inside the element, or no link', async () => {
    await page.open('<p data-vitrine="comments-link" data-public-comment-count="1"><a href="/x">0</a></p>')
    expect(document.querySelector('p')?.innerHTML).toBe('<a href="/x">1 Comment</a>')
    const {element} = await page.open('<i data-vitrine="comments-link" data-public-comment-count="1"></i>')
    expect([element.textContent, element.hasAttribute('href')]).toEqual(['1 Comment', false])
  })
})
