/** HTTP headers that a file is served with. */
export type FileHeaders = Readonly<Record<string, string>>

/** Where releases are kept: a bucket, or a folder that a server serves. Paths are relative and have no leading slash. */
export interface Store {
  /** For messages. */
  name: string
  /** Paths below a folder. */
  list: (folder: string) => Promise<string[]>
  /** Null where there is no such file. */
  read: (path: string) => Promise<Uint8Array | null>
  write: (path: string, body: Uint8Array | string, headers: FileHeaders) => Promise<void>
  copy: (from: string, to: string, headers: FileHeaders) => Promise<void>
}
