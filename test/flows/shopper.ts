import type {Driver} from './driver.ts'
import {chooseOption, find, type Point, readPoint} from './find.ts'
import {poll} from './poll.ts'

type InPage = (elements: HTMLElement[], ...rest: never[]) => unknown

/** `find` explains how targets are named. */
export interface Shopper extends Omit<Driver, 'evaluate' | 'mouse' | 'goto' | 'leave'> {
  /** Opens a path of the shop. */
  goto: (path: string) => Promise<void>
  /** Path and query of the page. */
  path: () => Promise<unknown>
  /** The value of an expression in the page. */
  js: (expression: string) => Promise<unknown>
  /** Clicks the visible element, by default in its middle; waits until it is clickable. */
  click: (target: string, across?: number, down?: number) => Promise<void>
  /** Clicks a point of the window, whatever is there. */
  clickAt: (x: number, y: number) => Promise<void>
  hover: (target: string, across?: number, down?: number) => Promise<void>
  /** Replaces the value of a field by typing. */
  type: (target: string, text: string) => Promise<void>
  /** Selects the option of a list by its label, or by its value: a difference in price may follow the label. */
  choose: (target: string, label: string) => Promise<void>
  /** Waits until such an element exists. */
  appears: (target: string) => Promise<void>
  /** The text of the first element, with collapsed spaces; null without one. */
  text: (target: string) => Promise<unknown>
  value: (target: string) => Promise<unknown>
  attribute: (target: string, name: string) => Promise<unknown>
  /** The number of visible elements. */
  count: (target: string) => Promise<unknown>
  isFocused: (target: string) => Promise<unknown>
}

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value

const samePoint = (one: Point | null, other: Point): boolean => one?.x === other.x && one.y === other.y

/** A shopper in a shop: verbs that read like a shopper's actions, in any browser. */
export function createShopper(driver: Driver, origin: string): Shopper {
  const {evaluate, mouse, goto: _, leave: __, ...same} = driver
  const run = (target: string, inPage: InPage, ...rest: readonly unknown[]) =>
    evaluate(
      `(${inPage})(${[`(${find})(${JSON.stringify(target)})`, ...rest.map((one) => JSON.stringify(one))].join()})`,
    )

  /** The position of the element once it has stopped moving and nothing covers it. */
  async function pointOf(target: string, across = 0.5, down = 0.5): Promise<Point> {
    let last: Point | null = null
    return poll(
      `${target} is clickable`,
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
        `${target} exists`,
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
