import type {Send} from '../../api/http.ts'
import {type NavigationItem, updateNavigation} from '../../api/site/navigation.ts'
import {type LayoutLink, loadSiteLayout, type NavigationLayout} from '../../api/site/site-layout.ts'
import {isMenu} from '../navigation-names.ts'
import {toolText} from '../strings.ts'

/** The first one of the layout. */
export function mainNavigation([first]: readonly NavigationLayout[]): NavigationLayout {
  if (!first || !isMenu(first.identifier)) throw new Error(toolText('noMainNavigation'))
  return first
}

const toItem = ({collectionId, externalLink, memberAreaId, children}: LayoutLink): NavigationItem => ({
  collectionId,
  externalLink,
  memberAreaId,
  items: children.map(toItem),
})

const leadsTo = (collectionId: string, links: readonly LayoutLink[]): boolean =>
  links.some((link) => link.collectionId === collectionId || leadsTo(collectionId, link.children))

export interface NavigationPlace {
  collectionId: string
  templateId: string
}

/** Adds a collection to the end of the main navigation, unless it is already there. The layout is read just before. */
export async function addToNavigation(
  send: Send,
  {collectionId, templateId}: NavigationPlace,
): Promise<void> {
  const {identifier, links} = mainNavigation(await loadSiteLayout(send))
  if (leadsTo(collectionId, links)) return
  const added = {collectionId, externalLink: null, memberAreaId: null, items: []}
  const navigation = {items: [...links.map(toItem), added]}
  await updateNavigation(send, {fieldName: identifier, templateId, navigation})
}

/** The addresses of all collections in a layout. */
export const urlsOf = (layout: readonly NavigationLayout[]): string[] => {
  const ofLinks = (links: readonly LayoutLink[]): string[] =>
    links.flatMap(({urlId, children}) => [...(urlId ? [urlId] : []), ...ofLinks(children)])
  return layout.flatMap(({links}) => ofLinks(links))
}
