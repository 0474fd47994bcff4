import type {Page} from '@playwright/test'
import {isAll} from '../../../helpers/all.ts'

const WIDTHS = [1280, 390, 320]
const HEIGHT = 800
const DIRECTIONS = ['ltr', 'rtl'] as const
const PLACES = ['start', 'center', 'end'] as const
const SHEETS = ['no sheet', 'hostile sheet'] as const

/** Rules of third-party pages for elements that they do not know. */
const HOSTILE = `* {box-sizing: content-box; margin: 3px; font: 20px serif}
button, input {all: revert}`

export interface Layout {
  width: number
  dir: (typeof DIRECTIONS)[number]
  place: (typeof PLACES)[number]
  sheet: (typeof SHEETS)[number]
}

/** The layout of an untouched page. */
export const PLAIN: Layout = {width: 1280, dir: 'ltr', place: 'start', sheet: 'no sheet'}

/** Every combination. */
export const allLayouts: readonly Layout[] = WIDTHS.flatMap((width) =>
  DIRECTIONS.flatMap((dir) =>
    SHEETS.flatMap((sheet) => PLACES.map((place): Layout => ({width, dir, place, sheet}))),
  ),
)

/**
 * Every pair of values in nine rows, as in an orthogonal array. Rows of one direction follow each other: dialogs have to
 * be opened again in the other.
 */
export const pairedLayouts: readonly Layout[] = WIDTHS.flatMap((width, row) =>
  PLACES.map(
    (place, column): Layout => ({
      width,
      dir: (row + column) % 3 === 1 ? 'rtl' : 'ltr',
      place,
      sheet: (row + 2 * column) % 3 === 1 ? 'hostile sheet' : 'no sheet',
    }),
  ),
).toSorted((a, b) => DIRECTIONS.indexOf(a.dir) - DIRECTIONS.indexOf(b.dir))

export const layouts = isAll ? allLayouts : pairedLayouts

export const describeLayout = ({width, dir, place, sheet}: Layout): string =>
  `${width} px, ${dir}, ${place}, ${sheet}`

/**
 * At the start, the browser's own layout; elsewhere each part is as wide as its content. Content that is too wide
 * anyway stays reachable.
 */
const placeRule = (place: Layout['place']): string =>
  place === 'start'
    ? ''
    : `body {display: flex; flex-direction: column; align-items: safe ${place}; text-align: ${place}}`

const cssOf = ({place, sheet}: Layout): string =>
  `${placeRule(place)}\n${sheet === 'hostile sheet' ? HOSTILE : ''}`

/** The document for a visitor with this layout. */
export const writeLayout = (html: string, layout: Layout): string =>
  html
    .replace('<html', `<html dir="${layout.dir}"`)
    .replace('</title>', `</title><style id="blank-layout">${cssOf(layout)}</style>`)

export const resize = async (page: Page, {width}: Layout): Promise<void> => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({width, height: HEIGHT})
}

function change({dir, css}: {dir: string; css: string}): Promise<void> {
  const style = document.querySelector('#blank-layout')
  if (style) style.textContent = css
  document.documentElement.dir = dir
  scrollTo(0, 0)
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

/** Changes an open document. */
export async function applyLayout(page: Page, layout: Layout): Promise<void> {
  await resize(page, layout)
  await page.evaluate(change, {dir: layout.dir, css: cssOf(layout)})
}
