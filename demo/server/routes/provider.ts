import {Hono} from 'hono'
import {type Film, films} from '../../seed/films.ts'
import type {DemoEnv} from '../http/env.ts'

/** A separate policy: the shop's pages may frame this page of another site. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

const STYLE = `html,body{block-size:100%;margin:0}body{color:#fff;background:#1a0f0a;font:1rem/1.5 system-ui,sans-serif}
main{position:relative;block-size:100%}svg{display:block;inline-size:100%;block-size:100%}
h1{position:absolute;inset:1rem 1rem auto;margin:0;font-size:1rem}
a{position:absolute;inset:0;display:grid;place-items:center;color:inherit}`

const draw = ({from, to}: Film, isPlaying: boolean): string =>
  `<svg viewBox="0 0 64 36" aria-hidden="true"><circle cx="32" cy="36" r="14" fill="${from}">${
    isPlaying
      ? `<animate attributeName="fill" values="${from};${to};${from}" dur="4s" repeatCount="indefinite"/>`
      : ''
  }</circle></svg>`

const pageOf = (film: Film, isPlaying: boolean): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${film.title} · Kilnwatch</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main aria-label="${film.title}">${draw(film, isPlaying)}<h1>${film.title}${isPlaying ? ' (playing)' : ''}</h1>
${isPlaying ? '' : '<a href="?autoplay=1">Play</a>'}</main></body></html>`

/** Stands in for a video provider, whose pages others embed. */
export function provider() {
  const app = new Hono<DemoEnv>()
  app.get('/embed/:id', (c) => {
    const film = films[c.req.param('id')]
    if (!film) return c.notFound()
    c.header('Content-Security-Policy', POLICY)
    return c.html(pageOf(film, c.req.query('autoplay') === '1'))
  })
  return app
}
