/** A message from Playwright. */
export interface Command {
  id: number
  method: string
  params: {context?: string; features?: Record<string, unknown>}
}

/** A message from Firefox: a reply to a command, or an event. */
export interface Message {
  /** The id of the answered command. */
  id?: number
  /** The name of the event. */
  method?: string
  params?: {context?: string; url?: string}
  result?: {result?: {value?: unknown}}
}
