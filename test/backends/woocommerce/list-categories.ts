import {CATEGORY} from '../goods.ts'
import {CATEGORY_ID} from './catalogue.ts'
import {escapeHtml} from './html.ts'
import {categoryLink} from './product-view.ts'
import type {Site} from './site.ts'

/** Categories whose name or slug contains the text. */
export function listCategories({items, shown}: Pick<Site, 'items' | 'shown'>, query: URLSearchParams) {
  const {handle, title} = CATEGORY
  const text = (query.get('search') ?? '').toLowerCase()
  const isFound = [title, handle].some((name) => name.toLowerCase().includes(text))
  const category = {
    id: CATEGORY_ID,
    name: escapeHtml(title),
    slug: handle,
    description: '',
    parent: 0,
    count: items.filter((item) => item.category === handle).length,
    image: null,
    review_count: 0,
    permalink: categoryLink(shown, handle),
  }
  return {
    body: isFound ? [category] : [],
    headers: {'X-WP-Total': `${isFound ? 1 : 0}`, 'X-WP-TotalPages': '1'},
  }
}
