import {readdirSync} from 'node:fs'
import type {FormatterAbout, PredicateAbout, Topic} from '../../src/template/about.ts'

const template = new URL('../../src/template/', import.meta.url)

async function readTopics<About>(folder: string): Promise<Topic<About>[]> {
  const about = new URL(`${folder}/about/`, template)
  const modules: {topic: Topic<About>}[] = await Promise.all(
    readdirSync(about).map((file) => import(new URL(file, about).href)),
  )
  return modules.map(({topic}) => topic).toSorted((one, other) => one.order - other.order)
}

export const readFormatterTopics = (): Promise<Topic<FormatterAbout>[]> => readTopics('formatters')
export const readPredicateTopics = (): Promise<Topic<PredicateAbout>[]> => readTopics('predicates')
