/** A request to open an additional-fields form. */
export interface FieldsRequest {
  /** Its definition, or the JSON text of one. */
  form: unknown
  itemId: string
  sku: string | null
  /** Set where the SKU does not identify the variant. */
  variantId?: string | null | undefined
  /** The earlier answers, by field id. */
  values?: Readonly<Record<string, unknown>>
  /** Receives the focus afterwards. */
  opener: HTMLElement
  /** Receives the answers as JSON text. If it throws, the form stays open with everything that was typed. */
  send: (fields: string) => Promise<unknown>
  /** Shows the visitor an error that `send` threw. */
  fail: (error: unknown) => void
  /** Called when the visitor closes the form without sending it. */
  giveUp: () => void
}

/** Requests by the element that was added to the page for them: the loader finds the widget there. */
export const fieldsRequests = new WeakMap<Element, FieldsRequest>()
