/** What screen readers announce beside an element. It takes no room. */
export function createStatus(element: Element, signal: AbortSignal): (text: string) => void {
  const status = document.createElement('p')
  status.className = 'wishlist__status'
  status.role = 'status'
  status.dataset.vitrineOwn = ''
  element.after(status)
  signal.addEventListener('abort', () => status.remove())
  return (text) => {
    status.textContent = text
  }
}
