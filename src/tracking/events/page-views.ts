import {readGlobal} from '../../page/read-global.ts'

/** Navigations within a document (Navigation API); older browsers report them through the history alone. */
interface Entries {
  addEventListener: (type: 'currententrychange', listener: () => void) => void
}

/** Calls for each navigation within the document that changes the path, with the address before. */
export function onPathChange(tell: (referrer: string) => void): void {
  const entries: Entries | undefined = readGlobal('navigation')
  let {href, pathname} = location
  function look(): void {
    const previous = href
    href = location.href
    if (pathname === location.pathname) return
    pathname = location.pathname
    tell(previous)
  }
  if (entries) entries.addEventListener('currententrychange', look)
  else addEventListener('popstate', look)
}
