import {SWITCHES} from './ask-switches.ts'
import {COMMON, HASHED, IMMUTABLE, LATEST, MOVING} from './headers.ts'

const lines = (indent: string, write: (name: string, value: string) => string): string =>
  Object.entries(COMMON)
    .map(([name, value]) => `${indent}${write(name, value)}`)
    .join('\n')

/** Files of `latest/` that are overwritten. */
const OVERWRITTEN = [
  'loader.js',
  'theme.css',
  'manifest.json',
  'release.json',
  SWITCHES,
  'licenses.txt',
  'schemas/*',
  'events/*',
]

/** Netlify, Cloudflare Pages: rules add up there, so none of them may meet another. */
function headersFile(versions: readonly string[]): string {
  const rules: [path: string, caching: string][] = [
    ...versions.map((version): [string, string] => [`/${version}/*`, IMMUTABLE]),
    ...HASHED.map((folder): [string, string] => [`/${LATEST}/${folder}/*`, IMMUTABLE]),
    ...OVERWRITTEN.map((file): [string, string] => [`/${LATEST}/${file}`, MOVING]),
  ]
  return rules
    .map(
      ([path, caching]) =>
        `${path}\n${lines('  ', (name, value) => `${name}: ${value}`)}\n  Cache-Control: ${caching}\n`,
    )
    .join('\n')
}

const nginx =
  (): string => `# In the http block. The store is below /vitrine/: change that, and the root of the files.
map $uri $vitrine_caching {
  default "${IMMUTABLE}";
  ~^/vitrine/${LATEST}/(?:${HASHED.join('|')})/ "${IMMUTABLE}";
  ~^/vitrine/${LATEST}/ "${MOVING}";
}

server {
  listen 8080;
  root /srv;

  location /vitrine/ {
    types {
      text/javascript js;
      text/css css;
      application/json json;
      text/plain txt;
    }
    charset utf-8;
    charset_types text/javascript text/css text/plain;
    gzip on;
    gzip_types text/javascript text/css application/json;
${lines('    ', (name, value) => `add_header ${name} "${value}";`)}
    add_header Cache-Control $vitrine_caching;
  }
}
`

const caddy = (): string => `# The store is below /vitrine/: change that, and the root of the files.
:8080 {
  root * /srv
  encode zstd gzip
  @moving {
    path /vitrine/${LATEST}/*
    not path ${HASHED.map((folder) => `/vitrine/${LATEST}/${folder}/*`).join(' ')}
  }
  header /vitrine/* {
${lines('    ', (name, value) => `${name} "${value}"`)}
    ?Cache-Control "${IMMUTABLE}"
  }
  header @moving Cache-Control "${MOVING}"
  file_server
}
`

/** Settings of hosts, by the name of their file. */
export const hostFiles = (versions: readonly string[]): Record<string, string> => ({
  _headers: headersFile(versions),
  'nginx.conf': nginx(),
  Caddyfile: caddy(),
})
