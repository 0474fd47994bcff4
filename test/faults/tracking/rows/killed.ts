import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Browser} from 'playwright-core'
import {connectTo, startOwn} from '../own-browser.ts'
import {type Row, twiceAtMost} from '../row.ts'
import {createStage, type Stage} from '../stage.ts'

/** A stage in a browser whose only visitor is its profile's. */
const stageIn = (browser: Browser, {adapter, collector, run}: Stage): Stage =>
  createStage({adapter, collector, run, browser})

async function openIn(browser: Browser, stage: Stage, path: string) {
  const [context] = browser.contexts()
  if (!context) throw new Error('F10: the browser has no profile; is it one of ours?')
  return stageIn(browser, stage).open(context, path)
}

const EVENTS = 20
/** Milliseconds after which an event must be persisted. */
const OLD = 50

/** Runs in the page: opens a database for `write`. */
async function openYardstick(): Promise<void> {
  const opening = indexedDB.open('yardstick')
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows', {autoIncrement: true})
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  Reflect.set(window, 'yardstick', opening.result)
}

/** Runs in the page: waits at least as long as a bare write takes now, in case the machine is too busy. */
async function grow(old: number): Promise<void> {
  const yardstick: IDBDatabase = Reflect.get(window, 'yardstick')
  const writing = yardstick.transaction('rows', 'readwrite')
  writing.objectStore('rows').put('probe')
  const isWritten = new Promise((resolve) => {
    writing.oncomplete = resolve
  })
  await Promise.all([isWritten, new Promise((resolve) => setTimeout(resolve, old))])
}

const killed: Row = {
  id: 'F10',
  title: 'browser killed, started again',
  isForAll: true,
  // three browsers that start at once overload two cores
  isAlone: true,
  async play(stage) {
    const profile = await mkdtemp(join(tmpdir(), 'vitrine-killed-'))
    const first = startOwn(profile)
    const page = await openIn(await connectTo(first), stage, '/')
    await page.evaluate(openYardstick)
    await stage.settle()
    stage.collector.answerWith({instead: 'hang'})
    await stage.tell(page, EVENTS)
    await page.evaluate(grow, OLD)
    await first.kill()
    stage.collector.answerWith({})
    const second = startOwn(profile)
    await openIn(await connectTo(second), stage, '/second')
    const ms = await stage.allReceived(10_000)
    await stage.settle()
    await second.kill()
    await rm(profile, {recursive: true, force: true, maxRetries: 5})
    return {ms}
  },
  check: twiceAtMost,
}

export const kills: readonly Row[] = [killed]
