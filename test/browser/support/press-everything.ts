import type {Page} from '@playwright/test'

/** All elements that can be clicked, selected or filled in, Vitrine's or the page’s. */
export const CONTROLS =
  'a[href],button,[role=button],[tabindex],summary,select,input:not([type=hidden]),textarea'

/** Uses each control like a visitor, all at once and in page order; runs in the page, with `CONTROLS`. */
export function pressAll(selector: string): void {
  const fire = (target: Element, type: string) =>
    target.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}))
  const pressKey = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
  const point = (target: Element, type: string) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'mouse',
        clientX: 9,
        clientY: 9,
        isPrimary: true,
      }),
    )

  function fill(control: HTMLInputElement | HTMLTextAreaElement): void {
    const isPressed = /^(checkbox|radio|submit|button|file)$/.test(control.type)
    if (isPressed) control.click()
    else control.value = control.type === 'number' ? '2' : 'a word'
    for (const type of isPressed ? [] : ['input', 'change']) fire(control, type)
  }
  function press(control: HTMLElement): void {
    control.focus()
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1
      fire(control, 'input')
      fire(control, 'change')
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) fill(control)
    else {
      pressKey(control, 'ArrowRight')
      control.click()
    }
  }

  for (const image of document.images)
    for (const type of ['pointerover', 'pointerenter', 'pointermove', 'pointerout']) point(image, type)
  for (const control of document.querySelectorAll<HTMLElement>(selector))
    if (control.isConnected) press(control)
  for (const strip of document.querySelectorAll('*')) strip.scrollBy(200, 0)
  for (const media of document.querySelectorAll('video,audio')) fire(media, 'play')
}

/** Prevents clicked links from leaving the page from now on. */
export const stay = (page: Page) =>
  page.route('**', (route) => {
    const request = route.request()
    const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame()
    return isLeaving ? route.fulfill({status: 204}) : route.fallback()
  })

/** Milliseconds for what has been pressed. */
const FOLLOWING = 700

/** Runs twice: the second round uses what the first has opened. A test with a fake clock lets the time pass. */
export async function pressEverything(
  page: Page,
  pass = (time: number) => page.waitForTimeout(time),
): Promise<void> {
  for (const _ of [1, 2]) {
    await page.evaluate(pressAll, CONTROLS)
    await pass(FOLLOWING)
  }
}
