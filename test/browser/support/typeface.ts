import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Page} from '@playwright/test'

const FILE = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

const readFont = (): string => readFileSync(fileURLToPath(FILE), 'base64')

/**
 * Sets all text in a typeface of the tests, because machines have different typefaces. Adds it as bytes, because the
 * shop's content security policy allows no fonts.
 */
export const bringTypeface = (page: Page) =>
  page.addInitScript((font) => {
    const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace('Brought Along', bytes, {weight: '100 900'}))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { --sans: "Brought Along"; --serif: "Brought Along" }')
    document.adoptedStyleSheets.push(sheet)
  }, readFont())

/** The same in the shadow root of an element, which the page's styles do not reach. */
export const bringTypefaceTo = (page: Page, host: string) =>
  page.locator(host).evaluate(({shadowRoot}) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { font-family: "Brought Along" !important }')
    shadowRoot?.adoptedStyleSheets.push(sheet)
  })
