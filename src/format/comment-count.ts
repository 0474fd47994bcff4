/** Product.md §9, comment count. */
export const COMMENT_TEXTS = {none: 'No Comments', one: '1 Comment', other: '{n} Comments'}

export const commentKey = (count: number): keyof typeof COMMENT_TEXTS =>
  count === 0 ? 'none' : count === 1 ? 'one' : 'other'
