/** The features that privacy settings and test tools remove: storage, timing, and optional browser features. */
export function takeAway(): void {
  const refused = {
    get(): never {
      throw new DOMException('The operation is insecure', 'SecurityError')
    },
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, refused)
  Date.now = () => 1_700_000_000_000
  performance.now = () => 0
  Object.assign(window, {requestIdleCallback: undefined, BroadcastChannel: undefined})
}
