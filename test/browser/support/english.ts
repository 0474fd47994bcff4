import {expect, type Page} from '@playwright/test'
import {readTexts} from '../../../build/texts.ts'
import {findLatinIn} from '../../../demo/server/testing/find-latin.ts'
import {readCatalogue} from '../../helpers/catalogue.ts'
import {literally} from '../../helpers/literally.ts'

/** A text with anything for its `{names}`. */
const patternOf = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map(literally)
    .join('.+?')

/** Sentences match within others, single words only as whole words. */
const patternsOf = (english: string): string =>
  english
    .replace(/\{\w+\}/g, '')
    .trim()
    .includes(' ')
    ? patternOf(english)
    : `^${patternOf(english)}$`

/** All texts that a visitor can read or hear, including attributes for screen readers. */
const readAloud = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
    const said: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const {currentNode: node} = walker
      if (node instanceof Element) said.push(...heard.map((name) => node.getAttribute(name) ?? ''))
      else if (!node.parentElement?.closest('script,style,noscript,code,pre,[hreflang],[translate=no]'))
        said.push(node.textContent ?? '')
    }
    return said.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })

/** Reads pages in another language, and finds Vitrine's English texts. */
export async function createReader(language: string) {
  const {texts} = await readCatalogue(language)
  const own = new Set(Object.values(texts))
  const english = Object.values(await readTexts())
    .flatMap((one) => Object.values(one))
    .filter((text) => /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')) && !own.has(text))
  const ours = new RegExp([...new Set(english)].map(patternsOf).join('|'))
  return {
    text: (key: string, values: Record<string, string> = {}) =>
      (texts[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    /** Waits until no text of the page has a word in Latin letters, except names and codes. */
    expectNoLatin: (page: Page) =>
      expect.poll(async () => [...new Set((await readAloud(page)).flatMap(findLatinIn))]).toEqual([]),
    find: (said: readonly string[]) => said.filter((text) => ours.test(text)),
    /** Waits until none of Vitrine's texts is English. Texts in the served page belong to the site. */
    async expectNone(page: Page) {
      const served = await (await page.request.get(page.url())).text()
      const isServed = (text: string) => new RegExp(`[">]\\s*${literally(text)}\\s*["<]`).test(served)
      const readOurs = async () =>
        (await readAloud(page)).filter((text) => ours.test(text) && !isServed(text))
      await expect.poll(readOurs).toEqual([])
    },
  }
}
