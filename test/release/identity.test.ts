import {mkdtempSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterEach, expect, it, vi} from 'vitest'
import {openStore} from '../../build/publish/open-store.ts'

const GRANTED = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials>
<AccessKeyId>KEY-OF-A-RUN</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>session</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration>
</Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A store with its token service, which grants keys; returns what it was sent. */
async function startStore() {
  const asked: URLSearchParams[] = []
  const signed: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      asked.push(new URLSearchParams(await text(request)))
      return response.writeHead(200, {'Content-Type': 'text/xml'}).end(GRANTED)
    }
    signed.push(request.headers.authorization, `${request.headers['x-amz-security-token']}`)
    return response.writeHead(200, {'Content-Type': 'text/plain'}).end('one')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    signed,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

it('a release exchanges the identity of its run for keys that expire', async () => {
  const {endpoint, asked, signed, stop} = await startStore()
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-identity-')), 'identity')
  writeFileSync(file, 'identity-of-the-run')
  for (const [name, value] of [
    ['AWS_ACCESS_KEY_ID', ''],
    ['AWS_SECRET_ACCESS_KEY', ''],
    ['AWS_REGION', 'us-east-1'],
    ['AWS_ENDPOINT_URL', endpoint],
    ['AWS_ROLE_ARN', 'arn:aws:iam::1:role/release'],
    ['AWS_WEB_IDENTITY_TOKEN_FILE', file],
  ] as const)
    vi.stubEnv(name, value)
  const bytes = await openStore('s3://cdn/vitrine', endpoint).read('latest/manifest.json')
  stop()
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe('one')
  expect(asked.map((sent) => Object.fromEntries(sent))).toMatchObject([
    {
      Action: 'AssumeRoleWithWebIdentity',
      RoleArn: 'arn:aws:iam::1:role/release',
      WebIdentityToken: 'identity-of-the-run',
    },
  ])
  expect(signed).toEqual([expect.stringContaining('Credential=KEY-OF-A-RUN/'), 'session'])
})
