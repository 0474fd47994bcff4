/**
 * Page types (product.md §2), by name with their numbers in `pageType`: pages of content, one item, pages that replace
 * others, and commerce pages.
 */
export const PAGE_TYPES = {
  collection: 1,
  page: 2,
  splash: 3,
  item: 50,
  'not-found': 100,
  error: 101,
  search: 102,
  'lock-screen': 103,
  'popup-overlay': 104,
  'protected-content': 105,
  'member-area-access-denied': 106,
  paywall: 107,
  cart: 200,
  checkout: 201,
  'order-confirmed': 202,
  donate: 203,
  'contribution-confirmed': 204,
  'subscription-confirmed': 205,
  'order-received': 206,
  'membership-confirmed': 207,
  'reviews-request': 208,
  'digital-product-composer-preview': 209,
  'order-status': 210,
  'newsletter-unsubscribe': 211,
  'commerce-email-preview': 212,
  'sso-page': 213,
} as const
