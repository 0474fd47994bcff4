import {
  CopyObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import type {FileHeaders, Store} from './store.ts'

/** Of the headers, those that a bucket keeps; it sends CORS headers by its own settings. */
const storedAs = (headers: FileHeaders) => ({
  ContentType: headers['Content-Type'],
  CacheControl: headers['Cache-Control'],
})

/** A bucket of any store that speaks S3: `s3://bucket/folder`. Credentials come from the environment, as for the AWS CLI. */
export function s3Store(address: string, config: S3ClientConfig = {}): Store {
  const {hostname: Bucket, pathname} = new URL(address)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const keyOf = (path: string): string => (prefix ? `${prefix}/${path}` : path)
  const client = new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    // stores other than Amazon's have one host for all buckets, and do not know its newer checksums
    ...(config.endpoint && {forcePathStyle: true}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...config,
  })
  return {
    name: address,
    async list(folder) {
      const paths: string[] = []
      for await (const {Contents = []} of paginateListObjectsV2(
        {client},
        {Bucket, Prefix: keyOf(`${folder}/`)},
      ))
        paths.push(...Contents.map(({Key = ''}) => Key.slice(prefix ? prefix.length + 1 : 0)))
      return paths.sort()
    },
    async read(path) {
      try {
        const {Body} = await client.send(new GetObjectCommand({Bucket, Key: keyOf(path)}))
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async write(path, body, headers) {
      await client.send(new PutObjectCommand({Bucket, Key: keyOf(path), Body: body, ...storedAs(headers)}))
    },
    async copy(from, to, headers) {
      const CopySource = encodeURI(`${Bucket}/${keyOf(from)}`)
      const target = {Bucket, Key: keyOf(to), CopySource, ...storedAs(headers)}
      await client.send(new CopyObjectCommand({...target, MetadataDirective: 'REPLACE'}))
    },
  }
}
