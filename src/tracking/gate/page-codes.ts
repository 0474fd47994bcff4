/** Codes of `PAGE_TYPES` and `ROLES`: every page loads the gate, and the tables are larger than the gate. */
export const NOT_FOUND = 100
export const SEARCH = 102
export const LOCK_SCREEN = 103
export const ACCESS_DENIED = 106
export const CHECKOUT = 201
export const VIEWER = 9
