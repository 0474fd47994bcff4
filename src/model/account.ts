/** The account roles of a site (product.md §3), by name with their codes. The server decides what each may do. */
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

/** The features of a plan (product.md §3); servers may name more. */
export const PLAN_FEATURES = [
  'commerce',
  'gift-cards',
  'subscriptions',
  'code-injection',
  'site-user-accounts',
  'point-of-sale',
] as const
