import {type ChildProcess, spawn} from 'node:child_process'
import {chmodSync, mkdtempSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import {headersOf} from '../../build/publish/headers.ts'
import {hostFiles} from '../../build/publish/hosts.ts'
import {findPort} from '../helpers/find-port.ts'
import {isExecutable} from '../install-browser.ts'
import {ensureServers, PROGRAMS} from './ensure-servers.ts'

const PATHS = [
  '1.0.0/loader.js',
  'latest/loader.js',
  'latest/chunks/engine-a.js',
  'latest/assets/form-a.css',
  'latest/manifest.json',
]
/** What the settings say, for a reader to change. */
const PORT = '8080'
const FOLDER = '/srv'

ensureServers()

const wrapForNginx = (folder: string, server: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${server}
}
`

interface Kind {
  file: string
  program: string
  wrap: (folder: string, settings: string) => string
  args: (file: string) => string[]
}

const kinds: Record<string, Kind> = {
  nginx: {file: 'nginx.conf', program: PROGRAMS.nginx, wrap: wrapForNginx, args: (file) => ['-c', file]},
  Caddy: {
    file: 'Caddyfile',
    program: PROGRAMS.caddy,
    wrap: (_, settings) => `{\n  admin off\n  auto_https off\n}\n${settings}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

for (const [name, {file, program, wrap, args}] of Object.entries(kinds))
  describe.skipIf(!isExecutable(program))(name, () => {
    let server: ChildProcess
    let url: string

    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-host-'))
      // started by root, nginx reads files as another user
      chmodSync(folder, 0o755)
      for (const path of PATHS) {
        await mkdir(dirname(join(folder, 'vitrine', path)), {recursive: true})
        await writeFile(join(folder, 'vitrine', path), '/* file */')
      }
      const port = await findPort()
      url = `http://127.0.0.1:${port}/vitrine`
      const settings = (hostFiles([])[file] ?? '').replace(PORT, `${port}`).replace(FOLDER, folder)
      await writeFile(join(folder, file), wrap(folder, settings))
      server = spawn(program, args(join(folder, file)), {
        cwd: folder,
        env: {...process.env, HOME: folder},
        stdio: 'ignore',
      })
      await vi.waitFor(() => fetch(url), {timeout: 100_000, interval: 100})
    })
    afterAll(() => {
      server.kill()
    })

    it.each(PATHS)('serves %s with the headers of a bucket', async (path) => {
      const reply = await fetch(`${url}/${path}`)
      expect(reply.status).toBe(200)
      const expected = Object.entries(headersOf(path)).map(([header, value]) => [header, value])
      const sent = expected.map(([header = '']) => [header, reply.headers.get(header)])
      expect(sent).toEqual(expected)
    })
  })
