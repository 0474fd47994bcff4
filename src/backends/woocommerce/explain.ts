import type {CartReply} from '../../model/cart-reply.ts'

/** The error as visitors read it. What it takes comes with the first refusal: without that file, the error stays as it is. */
export const explain = (error: unknown, reply: CartReply | null = null): Promise<unknown> =>
  import(/* apart */ './in-words.ts').then(
    ({inWords}) => inWords(error, reply),
    () => error,
  )
