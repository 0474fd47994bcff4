/** What the widget that needs an additional-fields form asks of it. */
export interface FieldsRequest {
  /** Its definition, or the JSON text of one. */
  form: unknown
  itemId: string
  sku: string | null
  /** Where the SKU does not tell the variant. */
  variantId?: string | null | undefined
  /** What was filled in before, by field id. */
  values?: Readonly<Record<string, unknown>>
  /** Gets the focus back. */
  opener: HTMLElement
  /** Takes the JSON text of what was filled in. What it throws leaves the form open, with all that was typed. */
  send: (fields: string) => Promise<unknown>
  /** Tells the visitor what `send` has thrown. */
  fail: (error: unknown) => void
  /** The visitor has closed the form without sending it. */
  giveUp: () => void
}

/** By the element that was put into the page for it: the loader finds the widget there. */
export const fieldsRequests = new WeakMap<Element, FieldsRequest>()
