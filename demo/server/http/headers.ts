import type {MiddlewareHandler} from 'hono'
import type {DemoEnv} from './env.ts'

/** The strictest policy that the widgets work under; `scriptUrl` may be on another origin, `ancestors` may frame the page. */
export function contentSecurityPolicy(scriptUrl: string, ancestors = "'none'"): string {
  const origin = URL.canParse(scriptUrl) ? ` ${new URL(scriptUrl).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${origin}`,
    `style-src 'self'${origin}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "frame-src 'self'",
    `connect-src 'self'${origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types vitrine',
  ].join('; ')
}

export const secureHeaders =
  (policy: string): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    await next()
  }
