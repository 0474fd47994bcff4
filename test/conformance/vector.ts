/** One case of the shared vectors, as its README describes it. */
export interface Vector {
  readonly id: string
  readonly kind: string
  readonly family: string
  readonly template?: string
  readonly json?: unknown
  readonly partials?: Readonly<Record<string, string>>
  readonly injects?: Readonly<Record<string, unknown>>
  readonly locale?: string | null
  readonly now?: number
  readonly options?: {
    readonly enableExpr?: boolean
    readonly enableInclude?: boolean
    readonly exprOpts?: {readonly maxTokens?: number; readonly maxStringLen?: number}
  }
  readonly output?: string
  readonly errors?: readonly string[]
  readonly parseErrors?: readonly string[]
  readonly exprErrors?: readonly string[]
  readonly ast?: unknown
  readonly expr?: string
  readonly vars?: Readonly<Record<string, unknown>>
  readonly result?:
    | {readonly none: true}
    | {readonly type: string; readonly value: unknown}
    | {readonly type: string; readonly special: string}
  /** For the kind `util`: the name of a domain function, its input, and its output. */
  readonly function?: string
  readonly input?: unknown
  readonly expected?: unknown
  readonly needs?: readonly string[]
}
