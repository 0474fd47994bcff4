/** What privacy settings and test tools take away: storage, the time, and what is not in every browser. */
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
