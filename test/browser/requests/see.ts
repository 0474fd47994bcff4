import {expect, type Page} from '@playwright/test'
import {openOn} from './open-as.ts'
import {readStored} from './read-stored.ts'
import type {Source, Stage} from './sources.ts'
import type {State} from './states.ts'
import {watchOutside} from './watch-outside.ts'

/** When a source made a request, and what for. */
export interface Seen {
  source: Source
  state: State
  requests: readonly string[]
  /** Undefined for never. */
  when: string | undefined
}

/** Opens a stage, uses everything in it, and records when each source contacted which host. */
async function seeStage(
  page: Page,
  asked: Map<string, readonly string[]>,
  {sources, loader}: Stage,
  state: State,
): Promise<Seen[]> {
  asked.clear()
  const html = sources.map((source, place) => `<section id="source-${place}">${source.html}</section>`)
  await openOn(page, state, html.join(''), loader)
  const atOnce = new Set(asked.keys())
  if (state.isRestrictive && state.choice === undefined) expect(await readStored(page)).toEqual([])
  const seen: Seen[] = []
  for (const [place, source] of sources.entries()) {
    const {host, use} = source
    if (!atOnce.has(host) && use) {
      await use.act(page.locator(`#source-${place}`))
      await expect.poll(() => [...asked.keys()], `${source.widget}, ${state.name}`).toContain(host)
    }
    const requests = asked.get(host) ?? []
    const when = atOnce.has(host) ? 'immediately' : requests.length ? use?.name : undefined
    seen.push({source, state, requests, when})
  }
  return seen
}

/** All stages in order, as one visitor sees them. */
export async function seeAll(page: Page, stages: readonly Stage[], state: State): Promise<Seen[]> {
  const asked = await watchOutside(page)
  const seen: Seen[] = []
  for (const stage of stages) seen.push(...(await seeStage(page, asked, stage, state)))
  return seen
}
