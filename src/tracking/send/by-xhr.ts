import type {Call} from './call.ts'
import type {Answer} from './lane.ts'
import {answered, REDIRECT, readAnswer} from './transport.ts'

/** Sends a request where `fetch` is missing, another script's, or has failed. Never rejects. */
export const byXhr = (call: Call): Promise<Answer> =>
  answered(
    call,
    new Promise((resolve, reject) => {
      const {url, type, body, isOwn, stop} = call
      const xhr = new XMLHttpRequest()
      xhr.open('POST', url)
      xhr.withCredentials = isOwn
      xhr.setRequestHeader('Content-Type', type)
      // it follows redirects in any case
      xhr.onload = () =>
        resolve(
          readAnswer(xhr.responseURL === url ? xhr.status : REDIRECT, xhr.getResponseHeader('Retry-After')),
        )
      xhr.onerror = xhr.onabort = reject
      stop.signal.onabort = () => xhr.abort()
      xhr.send(body)
    }),
  )
