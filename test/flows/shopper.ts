import type {Driver} from './driver.ts'
import {chooseOption, find, type Point, readPoint} from './find.ts'
import {poll} from './poll.ts'

type InPage = (elements: HTMLElement[], ...rest: never[]) => unknown

/** What it calls elements is said in `find`. */
export interface Shopper extends Omit<Driver, 'evaluate' | 'mouse' | 'goto' | 'leave'> {
  /** A path of the shop. */
  goto: (path: string) => Promise<void>
  /** Path and query of the page. */
  path: () => Promise<unknown>
  /** What an expression is in the page. */
  js: (expression: string) => Promise<unknown>
  /** Presses the element where it is seen, by default in its middle; waits until it can be pressed. */
  click: (target: string, across?: number, down?: number) => Promise<void>
  /** Presses a place of the window, whatever is there. */
  clickAt: (x: number, y: number) => Promise<void>
  hover: (target: string, across?: number, down?: number) => Promise<void>
  /** Types in place of what stands in a field. */
  type: (target: string, text: string) => Promise<void>
  /** Chooses the option of a list by its label. */
  choose: (target: string, label: string) => Promise<void>
  /** Waits until there is such an element. */
  appears: (target: string) => Promise<void>
  /** Of the first element, without needless spaces; null where there is none. */
  text: (target: string) => Promise<unknown>
  value: (target: string) => Promise<unknown>
  attribute: (target: string, name: string) => Promise<unknown>
  /** Of elements that are seen. */
  count: (target: string) => Promise<unknown>
  isFocused: (target: string) => Promise<unknown>
}

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value

const samePoint = (one: Point | null, other: Point): boolean => one?.x === other.x && one.y === other.y

/** A shopper at a shop: verbs that read as what people do, on any browser. */
export function createShopper(driver: Driver, origin: string): Shopper {
  const {evaluate, mouse, goto: _, leave: __, ...same} = driver
  const run = (target: string, inPage: InPage, ...rest: readonly unknown[]) =>
    evaluate(
      `(${inPage})(${[`(${find})(${JSON.stringify(target)})`, ...rest.map((one) => JSON.stringify(one))].join()})`,
    )

  /** Where the element is once it stands still, and nothing lies over it. */
  async function pointOf(target: string, across = 0.5, down = 0.5): Promise<Point> {
    let last: Point | null = null
    return poll(
      `${target} can be pressed`,
      () => run(target, readPoint, across, down),
      (read): read is Point => {
        const isStill = isPoint(read) && samePoint(last, read)
        last = isPoint(read) ? read : null
        return isStill
      },
    )
  }
  async function press(target: string, isPressed: boolean, across?: number, down?: number) {
    const {x, y} = await pointOf(target, across, down)
    await mouse(x, y, isPressed)
  }

  return {
    ...same,
    goto: (path) => driver.goto(origin + path),
    path: () => evaluate('location.pathname + location.search'),
    js: evaluate,
    click: (target, across, down) => press(target, true, across, down),
    clickAt: (x, y) => mouse(x, y, true),
    hover: (target, across, down) => press(target, false, across, down),
    async type(target, text) {
      await press(target, true)
      await driver.keys('Control+a', ...(text || ['Backspace']))
    },
    choose: async (target, label) =>
      void (await poll(
        `${label} can be chosen`,
        () => run(target, chooseOption, label),
        (done) => done === true,
      )),
    appears: async (target) =>
      void (await poll(
        `${target} is there`,
        () => run(target, (elements) => elements.length),
        (count) => count !== 0,
      )),
    text: (target) => run(target, ([element]) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? null),
    value: (target) => run(target, ([element]) => (element && 'value' in element ? element.value : null)),
    attribute: (target, name) =>
      run(target, ([element], name: string) => element?.getAttribute(name) ?? null, name),
    count: (target) => run(target, (elements) => elements.length),
    isFocused: (target) =>
      run(target, (elements) => elements.includes(document.activeElement as HTMLElement)),
  }
}
