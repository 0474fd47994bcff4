/** The ids of a visitor. All are empty for a visitor who may not be recognised. */
export interface Visitor {
  /** The visitor record, as in its cookie; empty if there is no record. */
  record: string
  analyticsId: string | null
  marketingId: string | null
  sessionId: string | null
  isFirstLanding: boolean
  isFirstSession: boolean
}

export const UNKNOWN_VISITOR: Visitor = {
  record: '',
  analyticsId: null,
  marketingId: null,
  sessionId: null,
  isFirstLanding: false,
  isFirstSession: false,
}
