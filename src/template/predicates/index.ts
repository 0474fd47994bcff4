import type {Predicate} from '../compile/context.ts'
import {commercePredicates} from './commerce.ts'
import {comparePredicates} from './compare.ts'
import {contentPredicates} from './content.ts'
import {galleryPredicates} from './gallery.ts'
import {numberPredicates} from './number.ts'
import {sitePredicates} from './site.ts'

/** Every predicate by name: one table per topic. */
export const predicates = {
  ...commercePredicates,
  ...comparePredicates,
  ...contentPredicates,
  ...galleryPredicates,
  ...numberPredicates,
  ...sitePredicates,
} satisfies Record<string, Predicate>
