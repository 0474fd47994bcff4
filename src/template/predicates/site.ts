import {SLICE_TYPES} from '../../model/slides.ts'
import type {Predicate} from '../compile/context.ts'
import {asNumber, isTruthy, step, type Value} from '../value.ts'

/** Names of slices in templates. */
const SLICES: ReadonlyMap<string | undefined, number> = new Map(Object.entries(SLICE_TYPES))

const hasComments = (value: Value): boolean =>
  step(value, 'commentState') === 1 || asNumber(step(value, 'publicCommentCount')) > 0

/** A site without settings allows comments; settings that are there, even as null, have to enable them. */
const showsComments: Predicate = (value, _args, {resolve}) => {
  const settings = resolve('websiteSettings')
  const isForbidden = settings !== undefined && !isTruthy(step(settings, 'commentsEnabled'))
  return !isForbidden && hasComments(value)
}

const isCurrentType: Predicate = (value, [name]) => {
  const type = SLICES.get(name)
  return type !== undefined && step(value, 'currentType') === type
}

/** product.md §5: ignores the site's setting. */
const isMetric: Predicate = (_value, _args, {report}) => {
  report({code: 'not-implemented', message: '"units-metric?" is not yet implemented'})
  return false
}

export const sitePredicates: Record<string, Predicate> = {
  'comments?': showsComments,
  'current-type?': isCurrentType,
  'disqus?': (_value, _args, {resolve}) => isTruthy(step(resolve('websiteSettings'), 'disqusShortName')),
  'units-metric?': isMetric,
}
