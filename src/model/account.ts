/** What the accounts of a site may be (product.md §3), by name with their codes. What each may do is the server's to say. */
export const ROLES = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 5,
  commenter: 6,
  'store-manager': 7,
  scheduling: 8,
  viewer: 9,
  'campaigns-editor': 10,
  'scheduling-viewer': 11,
  'scheduling-editor': 12,
  none: 13,
  'website-manager': 14,
  'draft-editor': 15,
} as const

/** What a plan may allow (product.md §3); servers may name more. */
export const PLAN_FEATURES = [
  'commerce',
  'gift-cards',
  'subscriptions',
  'code-injection',
  'site-user-accounts',
  'point-of-sale',
] as const
