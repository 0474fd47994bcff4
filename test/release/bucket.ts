import {mkdtempSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'cdn'
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule></CORSConfiguration>`

export interface Bucket {
  /** Of the store's API. */
  endpoint: string
  address: string
  /** Where browsers find the files. */
  url: string
  close: () => Promise<void>
}

/** A store that speaks S3, on a free port, with an empty public bucket. Its credentials are put into the environment. */
export async function startBucket(): Promise<Bucket> {
  Object.assign(process.env, {AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER'})
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: mkdtempSync(join(tmpdir(), 'vitrine-bucket-')),
    configureBuckets: [{name: BUCKET, configs: [CORS]}],
  })
  const {port} = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    address: `s3://${BUCKET}/vitrine`,
    url: `${endpoint}/${BUCKET}/vitrine`,
    close: async () => {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      await closed
    },
  }
}
