export interface Call {
  method?: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent unchanged. */
  body?: string
  headers?: Record<string, string>
}

export interface Visitor {
  cookies: Map<string, string>
  /** Makes a call and keeps its cookies; does not follow redirects. */
  call: (path: string, call?: Call) => Promise<Response>
  /** Makes a call under /api with the CSRF token; fetches a token first if necessary. */
  api: (path: string, call?: Call) => Promise<Response>
  /** Submits a form like a browser. */
  submit: (path: string, fields: Record<string, string>) => Promise<Response>
}

function keep(cookies: Map<string, string>, reply: Response): void {
  for (const cookie of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0\b/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** A visitor with cookies but without script; `always` contains headers for every request. */
export function createVisitor(origin: string, always: Record<string, string> = {}): Visitor {
  const cookies = new Map<string, string>()
  async function call(
    path: string,
    {method = 'GET', json, body, headers = {}}: Call = {},
  ): Promise<Response> {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const content = json === undefined ? body : JSON.stringify(json)
    const type: Record<string, string> = json === undefined ? {} : {'Content-Type': 'application/json'}
    const reply = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {...type, ...(cookie && {Cookie: cookie}), ...always, ...headers},
      ...(content !== undefined && {body: content}),
    })
    keep(cookies, reply)
    return reply
  }
  return {
    cookies,
    call,
    api: async (path, {headers = {}, ...rest} = {}) => {
      if (!cookies.has('crumb')) await call('/')
      return call(`/api${path}`, {...rest, headers: {'X-CSRF-Token': cookies.get('crumb') ?? '', ...headers}})
    },
    submit: (path, fields) =>
      call(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {'Content-Type': 'application/x-www-form-urlencoded'},
      }),
  }
}
