import {KEPT} from './kept.ts'
import type {Message} from './message.ts'

/** A message on disk: with the tab that sends it. */
export interface Row extends Message {
  owner: string
}

/** Messages on disk. Each call rejects if there is no database, or no space in it; calls run in order. */
export interface Database {
  put: (rows: readonly Row[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
  /** Visits all rows in one transaction; the return value of `visit` replaces the row. */
  each: (visit: (row: Row) => Row | undefined) => Promise<void>
  clear: () => Promise<void>
}

/** Opens on first use. `factory` may throw: browsers that block storage throw when the property is read. */
export function createDatabase(factory: () => IDBFactory): Database {
  let opening: Promise<IDBDatabase> | undefined

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = factory().open(KEPT)
      request.onupgradeneeded = () => request.result.createObjectStore(KEPT, {keyPath: 'id'})
      request.onerror = reject
      request.onsuccess = () => resolve(request.result)
    })

  /** One transaction; resolves when all of it is on disk. */
  async function run(work: (rows: IDBObjectStore) => void): Promise<void> {
    opening ??= open()
    const transaction = (await opening).transaction(KEPT, 'readwrite')
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = reject
      work(transaction.objectStore(KEPT))
    })
  }

  const runForAll = <T>(all: readonly T[], work: (rows: IDBObjectStore, item: T) => void): Promise<void> =>
    run((rows) => {
      for (const item of all) work(rows, item)
      // without it, the transaction would wait until the page has handled each result
      rows.transaction.commit()
    })

  return {
    put: (added) => runForAll(added, (rows, row) => rows.put(row)),
    remove: (ids) => runForAll(ids, (rows, id) => rows.delete(id)),
    each: (visit) =>
      run((rows) => {
        const request: IDBRequest<Row[]> = rows.getAll()
        request.onsuccess = () => {
          for (const row of request.result) {
            const changed = visit(row)
            if (changed) rows.put(changed)
          }
        }
      }),
    clear: () => run((rows) => rows.clear()),
  }
}
