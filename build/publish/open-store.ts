import {folderStore} from './folder-store.ts'
import {s3Store} from './s3-store.ts'
import type {Store} from './store.ts'

/** By its address: `s3://bucket/folder`, or a folder on this machine. `endpoint` is that of a store other than Amazon's. */
export function openStore(address: string, endpoint: string | undefined): Store {
  if (address.startsWith('s3://')) return s3Store(address, endpoint ? {endpoint} : {})
  if (/^\w+:\/\//.test(address))
    throw new RangeError(`${address}: a store is s3://bucket/folder, or a folder`)
  return folderStore(address)
}
