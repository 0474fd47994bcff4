import {Window} from 'happy-dom'
import {readStartTags} from '../../src/toolkit/html/start-tags.ts'
import {completeWindow} from './complete-window.ts'

/** Names a start tag in the parsed page; it is removed before anything reads the page. */
const PLACE = 'data-vitrine-place'

/** A parsed page. No script of it runs, and nothing is fetched. */
export interface OpenPage {
  window: Window
  /** The place of an element's start tag among those of the source; that of the nearest element around it without one. */
  placeOf: (element: object | null | undefined) => number | null
}

/** Writes the place of each start tag into it. */
function markPlaces(html: string): string {
  let marked = ''
  let copied = 0
  for (const [place, {nameEnd}] of readStartTags(html).entries()) {
    marked += `${html.slice(copied, nameEnd)} ${PLACE}="${place}"`
    copied = nameEnd
  }
  return marked + html.slice(copied)
}

interface Parent {
  querySelectorAll: (selectors: string) => Iterable<Marked>
}
interface Marked extends Pick<Element, 'getAttribute' | 'removeAttribute'> {
  /** Of a template its fragment, of other elements a text. */
  content?: Parent | string
}

/** The places of the elements below a node, those in templates too. */
function takePlaces(root: Parent, places: WeakMap<object, number>): void {
  for (const element of root.querySelectorAll('*')) {
    const place = element.getAttribute(PLACE)
    if (place !== null) places.set(element, Number(place))
    element.removeAttribute(PLACE)
    if (typeof element.content === 'object') takePlaces(element.content, places)
  }
}

/** Parses a page as it came from its address. */
export function openPage(html: string, url: string): OpenPage {
  const window = new Window({
    url,
    settings: {
      enableJavaScriptEvaluation: false,
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      disableIframePageLoading: true,
      navigation: {disableMainFrameNavigation: true, disableChildFrameNavigation: true},
      fetch: {interceptor: {beforeAsyncRequest: async ({window: {Response}}) => new Response('')}},
    },
  })
  completeWindow(window)
  window.document.write(markPlaces(html))
  const places = new WeakMap<object, number>()
  takePlaces(window.document, places)
  return {
    window,
    placeOf(element) {
      let node: unknown = element
      while (node instanceof window.Element && !places.has(node)) node = node.parentElement
      return node instanceof window.Element ? (places.get(node) ?? null) : null
    },
  }
}
