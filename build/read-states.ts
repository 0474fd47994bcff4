import {readdirSync} from 'node:fs'
import type {States} from '../src/widget/states.ts'
import {root} from './root.ts'

async function readStates(name: string): Promise<[string, States]> {
  const {states}: {states: States} = await import(`${root}widgets/${name}/states.ts`)
  return [name, states]
}

const folders = readdirSync(`${root}widgets`, {withFileTypes: true}).filter((entry) => entry.isDirectory())

/** The states of every widget, by the name of its folder. */
export const WIDGET_STATES: Readonly<Record<string, States>> = Object.fromEntries(
  await Promise.all(folders.map(({name}) => readStates(name))),
)

/** The scenes of each widget that visitors can see. */
export const SCENES_OF: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(WIDGET_STATES).flatMap(([name, {scenes, invisible}]) => (invisible ? [] : [[name, scenes]])),
)
