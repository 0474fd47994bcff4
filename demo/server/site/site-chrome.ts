import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {type MenuLink, menuOf, type Reader} from '../../views/menu.ts'
import type {Queries} from '../database.ts'
import {readDocument} from './documents.ts'
import {readLayout} from './layout.ts'

/** Header and footer of every page, according to the owners' settings. */
export interface SiteChrome {
  menu: readonly MenuLink[]
  footerMenu: readonly MenuLink[]
  isHeaderStatic: boolean
  footerText: string | null
  showsNewsletter: boolean
}

export async function readSiteChrome(queries: Queries, reader: Reader): Promise<SiteChrome> {
  const [layout, parts] = await Promise.all([readLayout(queries), readDocument(queries, 'header-footer')])
  const menu = (name: string) =>
    menuOf(layout.find(({identifier}) => identifier === name)?.links ?? [], reader)
  return {
    menu: menu('mainNav'),
    footerMenu: menu('footerNav'),
    isHeaderStatic: readPath(parts, 'header.isSticky') === false,
    footerText: textOrNull(readPath(parts, 'footer.text')),
    showsNewsletter: readPath(parts, 'footer.showsNewsletter') !== false,
  }
}
