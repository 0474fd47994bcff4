import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {runServer} from '../backends/run-server.ts'
import {findPort} from '../helpers/find-port.ts'
import {installPackages, packagesOf} from '../prepare/packages.ts'

const FOLDER = join(import.meta.dirname, 'registry')
/** Maximum milliseconds until it answers. */
const START = 120_000

/** A registry of packages on this machine. */
export interface Registry {
  url: string
  /** What makes npm use it, and neither the settings nor the cache of the machine. */
  env: NodeJS.ProcessEnv
  stop: () => Promise<void>
}

/** It asks no other registry: a package that was not published into it does not exist. Anyone may publish. */
const settings = (folder: string): string =>
  JSON.stringify({
    storage: join(folder, 'storage'),
    auth: {htpasswd: {file: join(folder, 'users')}},
    uplinks: {},
    packages: {'**': {access: '$all', publish: '$all', unpublish: '$all'}},
    // the React package and its types are more than the default of ten megabytes
    max_body_size: '100mb',
    web: {enable: false},
    log: {type: 'stdout', level: 'http'},
  })

/** npm publishes only with a token, and this registry reads none. */
const npmrc = (address: string): string => `registry=http://${address}/\n//${address}/:_authToken=none\n`

/** Starts verdaccio on a free port, with nothing in it. */
export async function startRegistry(): Promise<Registry> {
  await installPackages(packagesOf(FOLDER), FOLDER)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-registry-'))
  const address = `127.0.0.1:${await findPort()}`
  await mkdir(join(folder, 'storage'))
  await writeFile(join(folder, 'config.yaml'), settings(folder))
  await writeFile(join(folder, 'npmrc'), npmrc(address))
  const clear = () => rm(folder, {recursive: true, force: true})
  try {
    const {stop} = await runServer({
      command: process.execPath,
      args: [
        join(FOLDER, 'node_modules/verdaccio/bin/verdaccio'),
        ...['--config', join(folder, 'config.yaml'), '--listen', address],
      ],
      folder,
      ready: 'http address',
      within: START,
    })
    const env = {
      npm_config_userconfig: join(folder, 'npmrc'),
      npm_config_registry: `http://${address}/`,
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false',
    }
    return {url: `http://${address}`, env, stop: () => stop().then(clear)}
  } catch (error) {
    await clear()
    throw error
  }
}
