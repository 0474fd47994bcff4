import {ATTRIBUTES, type Attribute} from './attributes.ts'
import {escapeHtml} from './html.ts'
import {matches, termsOf} from './match.ts'
import {Refusal} from './refusal.ts'
import type {Site} from './site.ts'

export const listAttributes = () => ({
  body: ATTRIBUTES.map(({id, name, taxonomy}) => ({
    id,
    name: escapeHtml(name),
    taxonomy,
    type: 'select',
    order: 'menu_order',
    has_archives: false,
  })),
  headers: {},
})

export function listTerms({items}: Pick<Site, 'items'>, id: string) {
  const attribute = ATTRIBUTES.find((candidate: Attribute) => `${candidate.id}` === id)
  if (!attribute) throw new Refusal('woocommerce_rest_taxonomy_invalid', 'There is no such attribute.', 404)
  return {
    body: attribute.terms.map(({id: term, name, slug}) => ({
      id: term,
      name: escapeHtml(name),
      slug,
      description: '',
      parent: 0,
      count: items.filter((item) => matches(item, new URLSearchParams()) && termsOf(item).includes(term))
        .length,
    })),
    headers: {},
  }
}

/** No product has a tag. */
export const listTags = () => ({body: [], headers: {}})
