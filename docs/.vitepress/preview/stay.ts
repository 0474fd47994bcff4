interface NavigateEvent extends Event {
  destination: {url: string}
  hashChange: boolean
}

const isNavigateEvent = (event: Event): event is NavigateEvent =>
  'destination' in event && 'hashChange' in event

/** Keeps the preview where it is: the pages that an example links to do not exist here. */
export function stayOnPage(report: (path: string) => void): void {
  const navigation: unknown = Reflect.get(window, 'navigation')
  if (!(navigation instanceof EventTarget)) return
  navigation.addEventListener('navigate', (event) => {
    if (!isNavigateEvent(event) || event.hashChange || !event.cancelable) return
    const {href, pathname, search} = new URL(event.destination.url)
    if (href === location.href) return
    event.preventDefault()
    report(pathname + search)
  })
}
