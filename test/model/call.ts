import {request} from 'node:http'

interface Options {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A call from outside of the page: with none of its cookies, and seen by none of its faults' records. */
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
