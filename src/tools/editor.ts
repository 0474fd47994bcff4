/** Small things that editors agree on (product.md §2, §3 and §9). */

/** What stands in a field instead of a password that is set. */
export const MASKED_PASSWORD = '__MASKED_FIELD__'

/** What to show of a password: never the password. */
export const maskPassword = (password: string | null | undefined): string => (password ? MASKED_PASSWORD : '')

/** A form as it may be sent: passwords that were not typed again are left out. */
export const withoutMasked = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== MASKED_PASSWORD))

/** How the layout engine draws what it lays out. */
export const BRAND_COLORS = {blue: '#027AFF', yellow: '#FFB802'} as const

const BILLING = '/config/settings/billing'

/** Where a site is upgraded. */
const UPSELL_DESTINATIONS = {
  'trial-upgrade': `${BILLING}/upgrade`,
  upgrade: `${BILLING}/website-subscriptions`,
} as const

export type UpsellDestination = keyof typeof UPSELL_DESTINATIONS

/** The page of the configuration on which a site is upgraded, of a trial or of what is paid for. */
export const upsellUrl = (destination: UpsellDestination, origin = ''): string =>
  origin + UPSELL_DESTINATIONS[destination]
