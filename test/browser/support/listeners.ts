import type {CDPSession} from '@playwright/test'

/** How many listeners an element and all in it have. */
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
