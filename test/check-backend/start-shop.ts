import {spawn} from 'node:child_process'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {PAGE_ORIGIN} from './run.ts'

export interface Shop {
  url: string
  stop: () => Promise<void>
}

/** Starts a program that prints its address. */
export async function startShop(program: string): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
  await writeFile(join(folder, 'shop.mjs'), program)
  const shop = spawn(process.execPath, ['shop.mjs'], {
    cwd: folder,
    env: {...process.env, PORT: '0', SHOP_ORIGIN: PAGE_ORIGIN},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    shop.stdout.once('data', (data) => resolve(`${data}`.trim()))
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)))
  })
  return {
    url,
    stop: async () => {
      shop.kill()
      await rm(folder, {recursive: true})
    },
  }
}
