/**
 * Runs in the page. Finds elements by a path of stages: `form >> Newsletter | button` are the buttons in forms whose
 * name or text contains that. Omits invisible elements, unless the target begins with `any `.
 */
export function find(target: string): HTMLElement[] {
  const isAny = target.startsWith('any ')
  const nameOf = (element: Element): string => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const names = ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name))
    return [...names, ...labels.map((label) => label.textContent), element.textContent]
      .join(' ')
      .replace(/\s+/g, ' ')
  }
  const isSeen = (element: Element): boolean =>
    isAny || (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
  let within: ParentNode[] = [document]
  for (const stage of target.replace(/^any /, '').split(' | ')) {
    const [css = '', text = ''] = stage.split(' >> ')
    within = within
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>(css)])
      .filter((element) => nameOf(element).includes(text))
  }
  return within.filter((one): one is HTMLElement => one instanceof HTMLElement && isSeen(one))
}

export interface Point {
  x: number
  y: number
}

/** Runs in the page. The point to click on an element; a string explains why it cannot be clicked yet. */
export async function readPoint([element]: HTMLElement[], across = 0.5, down = 0.5): Promise<Point | string> {
  if (!element) return 'it is not there'
  const isWithin = ({x, y}: Point) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  const read = (): Point => {
    const {left, top, width, height} = element.getBoundingClientRect()
    return {x: left + width * across, y: top + height * down}
  }
  const bring = () => element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'})
  if (!isWithin(read())) bring()
  // WebKit scrolls to a newly focused element in the next frame
  for (let n = 0; n < 2; n++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const point = read()
  if (!isWithin(point)) return 'it is outside of the window'
  const hit = document.elementFromPoint(point.x, point.y)
  const isHit = !!hit && (element.contains(hit) || hit.closest('label')?.control === element)
  // below the header that stays at the top: a shopper scrolls, and the next look finds it
  if (!isHit && hit?.closest('header')) bring()
  return isHit ? point : `${hit?.tagName} ${hit?.className} lies over it`
}

/** Runs in the page. Selects an option of a list: no driver can click lists that the system draws. */
export function chooseOption([element]: HTMLElement[], label: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false
  const option = [...element.options].find(({text, value}) => [text.trim(), value].includes(label))
  if (!option) return false
  element.focus()
  option.selected = true
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, {bubbles: true}))
  return true
}
