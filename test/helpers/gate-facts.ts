import type {GateFacts} from '../../src/tracking/gate/gate.ts'

/** The facts of a page without context, for a visitor who has not chosen. */
export const NO_FACTS: GateFacts = {
  accountId: null,
  roles: null,
  path: '/',
  pageType: null,
  isDisabled: false,
  isPreview: false,
  isPrerendering: false,
  isCloneable: false,
  isPolicyEnabled: false,
  isPolicyAbsolute: false,
  choice: null,
  isPrivate: false,
}
