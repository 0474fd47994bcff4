import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {expect, it} from 'vitest'
import {findPort} from '../../test/helpers/find-port.ts'

function check(env: Record<string, string>) {
  const {status, stderr} = spawnSync(process.execPath, ['demo/server/check-start.ts'], {
    env: {...process.env, ...env},
    encoding: 'utf8',
  })
  return [status, stderr.trim()]
}

it('`npm start` checks its settings before it builds', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.start).toMatch(/^node demo\/server\/check-start\.ts && node build\//)
})

it('says nothing where the shop can start', async () => {
  expect(check({PORT: `${await findPort()}`})).toEqual([0, ''])
})

it('says that the port is taken, and how to set another', async () => {
  const port = await findPort()
  const server = createServer().listen(port, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const [status, problem] = check({PORT: `${port}`})
  server.close()
  expect(status).toBe(1)
  expect(problem).toMatch(/^Cannot listen on localhost:\d+: .*EADDRINUSE.*\. PORT sets another port$/)
})

it('says that there is no such folder', async () => {
  const env = {PORT: `${await findPort()}`, PAGES: 'no-such-folder'}
  expect(check(env)).toEqual([1, 'PAGES must be a folder, and no-such-folder is none'])
})
