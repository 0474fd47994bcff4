/** Storage keys for the visitor's actions in the popup overlay (product.md §3). */
export const POPUP_OVERLAY_KEYS = {
  closedDate: 'SS_POPUP_OVERLAY_CLOSED_DATE',
  version: 'SS_POPUP_OVERLAY_VERSION',
  submitted: 'SS_POPUP_OVERLAY_SUBMITTED',
} as const
