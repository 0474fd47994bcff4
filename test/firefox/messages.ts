/** What Playwright sends. */
export interface Command {
  id: number
  method: string
  params: {context?: string; features?: Record<string, unknown>}
}

/** What Firefox sends: a reply to a command, or an event. */
export interface Message {
  /** Of the command that is answered. */
  id?: number
  /** Of an event. */
  method?: string
  params?: {context?: string; url?: string}
  result?: {result?: {value?: unknown}}
}
