import type {Driver} from '../driver.ts'
import {poll} from '../poll.ts'
import {keyActions} from './keys.ts'
import type {Session} from './session.ts'

const isHandle = (value: unknown): value is {handle: string} =>
  typeof value === 'object' && value !== null && 'handle' in value && typeof value.handle === 'string'

/** The verbs of a flow as WebDriver commands. */
export function createDriver({call, evaluate}: Session): Driver {
  const tabs: string[] = []
  const act = async (type: string, actions: readonly object[]) =>
    void (await call('POST', '/actions', {actions: [{type, id: type, actions}]}))
  const toTab = async (index: number) => {
    await call('POST', '/window', {handle: tabs[index]})
  }
  async function remember(): Promise<void> {
    if (!tabs.length) tabs.push(String(await call('GET', '/window')))
  }
  return {
    evaluate,
    goto: async (url) => void (await call('POST', '/url', {url})),
    back: async () => void (await call('POST', '/back', {})),
    reload: async () => void (await call('POST', '/refresh', {})),
    mouse: (x, y, press) =>
      act('pointer', [
        {type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)},
        ...(press ? ['pointerDown', 'pointerUp'].map((type) => ({type, button: 0})) : []),
      ]),
    keys: (...names) => act('key', keyActions(names)),
    async resize(width, height) {
      // an answer may come before the window has its size: a frame that is read then would have no height
      const chrome = Number(await evaluate('Math.max(0, outerHeight - innerHeight)'))
      await poll(
        `the window is ${height} px high inside`,
        async () => {
          await call('POST', '/window/rect', {x: 0, y: 0, width, height: height + chrome})
          return evaluate('innerHeight')
        },
        (inside) => inside === height,
      )
    },
    shot: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    async newTab() {
      await remember()
      // only one tab of a window is visible, and an invisible tab receives no clicks
      const made = await call('POST', '/window/new', {type: 'window'})
      if (!isHandle(made)) throw new Error('no new tab')
      tabs.push(made.handle)
      await toTab(tabs.length - 1)
    },
    toTab,
    async closeTab() {
      await call('DELETE', '/window')
      tabs.pop()
      await toTab(0)
    },
    async leave() {
      for (const handle of tabs.splice(1)) {
        await call('POST', '/window', {handle})
        await call('DELETE', '/window')
      }
      if (tabs.length) await toTab(0)
      // makes the page send its remaining requests now, not during the next visit
      await call('POST', '/url', {url: 'about:blank'})
    },
  }
}
