import type {CartReply} from '../../model/cart-reply.ts'

/** The error with a message for visitors. The first refusal fetches the code; without that file, the error stays unchanged. */
export const explain = (error: unknown, reply: CartReply | null = null): Promise<unknown> =>
  import('./in-words.ts').then(
    ({inWords}) => inWords(error, reply),
    () => error,
  )
