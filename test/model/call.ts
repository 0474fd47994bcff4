import {request} from 'node:http'

interface Options {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A call from outside the page: without its cookies, and invisible to its fault records. */
export const call = (url: string, {method = 'GET', body, headers = {}}: Options = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {method, headers: {'Content-Type': 'application/json', ...headers}},
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => resolve(Buffer.concat(chunks).toString()))
      },
    )
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
