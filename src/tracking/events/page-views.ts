import {readGlobal} from '../../page/read-global.ts'

/** Navigations within a document (Navigation API); older browsers report them only through the history. */
interface Entries {
  addEventListener: (type: 'currententrychange', listener: () => void) => void
}

/** Calls back for each navigation within the document that changes the path, with the previous address. */
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
