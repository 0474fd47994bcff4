import type {CDPSession} from '@playwright/test'

/** The number of listeners on an element and its descendants. */
export async function countListeners(session: CDPSession, selector: string): Promise<number> {
  const {result} = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('${selector}')`,
  })
  const {listeners} = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
    depth: -1,
  })
  return listeners.length
}
