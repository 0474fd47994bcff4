/** Shared conventions of editors (product.md §2, §3 and §9). */

/** Shown in a field in place of a password that is set. */
export const MASKED_PASSWORD = '__MASKED_FIELD__'

/** The text to show for a password: never the password. */
export const maskPassword = (password: string | null | undefined): string => (password ? MASKED_PASSWORD : '')

/** A form that may be sent: passwords that were not typed again are left out. */
export const withoutMasked = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== MASKED_PASSWORD))

/** Colours with which the layout engine draws its outlines. */
export const BRAND_COLORS = {blue: '#027AFF', yellow: '#FFB802'} as const

const BILLING = '/config/settings/billing'

/** Pages where a site is upgraded. */
const UPSELL_DESTINATIONS = {
  'trial-upgrade': `${BILLING}/upgrade`,
  upgrade: `${BILLING}/website-subscriptions`,
} as const

export type UpsellDestination = keyof typeof UPSELL_DESTINATIONS

/** The configuration page on which a trial or a paid site is upgraded. */
export const upsellUrl = (destination: UpsellDestination, origin = ''): string =>
  origin + UPSELL_DESTINATIONS[destination]
