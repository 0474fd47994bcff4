/** Who is counted. Of a visitor who may not be known again nothing is known, so all of it is empty. */
export interface Visitor {
  /** The visitor record, as its cookie holds it; empty where there is none. */
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
