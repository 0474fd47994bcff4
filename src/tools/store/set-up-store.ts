import type {Send} from '../../api/http.ts'
import {createProductCategory} from '../../api/products/product-collections.ts'
import {loadSiteLayout, type NavigationLayout} from '../../api/site/site-layout.ts'
import {fitText} from '../limits.ts'
import {createPage, type StorePage} from './create-page.ts'
import {addToNavigation, mainNavigation, urlsOf} from './main-navigation.ts'
import {type Made, SetUpError, type SetUpStep} from './set-up-error.ts'
import {keyOf, type StoreRequest, titlesOf} from './store-request.ts'

/** The site of the store. */
export interface Site {
  websiteId: string
  templateId: string
}

export interface Store extends StorePage {
  categoryId: string
}

/** The root category of a store (product.md §3). */
async function createRoot(
  send: Send,
  {websiteId}: Site,
  request: StoreRequest,
  collectionId: string,
): Promise<string> {
  const category = {
    displayName: fitText('categoryLength', titlesOf(request).title),
    parentCategoryId: '',
    type: 'ROOT',
    pageRendering: 'LIST_VIEW',
    displayIndex: 1,
  } as const
  const place = {websiteId, collectionId}
  return (await createProductCategory(send, place, category, keyOf(request, 'category'))).id
}

/** Without a navigation for the store, no store is created. */
async function loadLayout(send: Send): Promise<NavigationLayout[]> {
  const layout = await loadSiteLayout(send)
  mainNavigation(layout)
  return layout
}

const madePage = ({collectionId, urlId}: Made = {}): StorePage | null =>
  collectionId && urlId ? {collectionId, urlId} : null

async function during<T>(step: SetUpStep, made: Made, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new SetUpError(step, made, cause)
  }
}

/**
 * Sets up a store: its page, its category and its place in the main navigation. Safe to repeat: parts that an earlier
 * call has created are not created again. Throws a `SetUpError`.
 */
export async function setUpStore(send: Send, site: Site, request: StoreRequest): Promise<Store> {
  const layout = await during('layout', {...request.made}, () => loadLayout(send))
  const taken = [...urlsOf(layout), ...(request.takenUrls ?? [])]
  const page =
    madePage(request.made) ??
    (await during('collection', {}, () => createPage(send, site.websiteId, request, taken)))
  const {collectionId} = page
  const categoryId =
    request.made?.categoryId ??
    (await during('category', page, () => createRoot(send, site, request, collectionId)))
  const store = {...page, categoryId}
  await during('navigation', store, () => addToNavigation(send, {collectionId, templateId: site.templateId}))
  return store
}
