declare module 's3rver' {
  import type {Server} from 'node:http'

  interface Options {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: {name: string; configs: string[]}[]
  }

  // biome-ignore lint/style/noDefaultExport: what the package exports
  export default class S3rver {
    readonly httpServer: Server
    constructor(options: Options)
    run(): Promise<{port: number}>
    close(): Promise<void>
  }
}
