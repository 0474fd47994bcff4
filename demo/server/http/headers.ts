import type {MiddlewareHandler} from 'hono'
import type {DemoContext, DemoEnv} from './env.ts'

/** Other origins that the page uses, or that may frame it. */
interface Others {
  /** Origin of the API, if it is not the page's. */
  api?: string | null
  ancestors?: string
}

/** The strictest policy that the widgets work under; `scriptUrl` may be on another origin. */
export function contentSecurityPolicy(
  scriptUrl: string,
  {api = null, ancestors = "'none'"}: Others = {},
): string {
  const origin = URL.canParse(scriptUrl) ? ` ${new URL(scriptUrl).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${origin}`,
    `style-src 'self'${origin}`,
    `img-src 'self' data:${api ? ` ${api}` : ''}`,
    "media-src 'self'",
    "frame-src 'self'",
    `connect-src 'self'${origin}${api ? ` ${api}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types vitrine',
  ].join('; ')
}

export const secureHeaders =
  (policyOf: (c: DemoContext) => string): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    c.header('Content-Security-Policy', policyOf(c))
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    await next()
  }
