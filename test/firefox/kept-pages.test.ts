import {expect, test, vi} from 'vitest'
import {announceKeptPages} from './kept-pages.ts'
import type {Message} from './messages.ts'

const URL = 'https://shop.example/mug'
const params = {context: 'tab', url: URL}
const event = (name: string): Message => ({method: `browsingContext.${name}`, params})

/** A back navigation with its messages to both sides. */
function goBack() {
  const questions: {id: number}[] = []
  const events: Message[] = []
  const keptPages = announceKeptPages({
    toFirefox: (question) => questions.push(question),
    toPlaywright: (one) => events.push(one),
  })
  keptPages.hearCommand({id: 7, method: 'browsingContext.traverseHistory', params: {context: 'tab'}})
  keptPages.hearMessage(event('navigationStarted'))
  /** Firefox's reply to the last query. */
  const reply = (value: string) =>
    keptPages.hearMessage({id: questions.at(-1)?.id ?? 0, result: {result: {value}}})
  return {...keptPages, questions, events, reply}
}

test('announces a complete page without a commit as loaded', () => {
  const {hearMessage, questions, events, reply} = goBack()
  expect(hearMessage({id: 7})).toBe(false)
  expect(questions).toMatchObject([{params: {target: {context: 'tab'}}}])
  expect(reply(`complete ${URL}`)).toBe(true)
  expect(events).toEqual([
    {type: 'event', method: 'browsingContext.navigationCommitted', params},
    {type: 'event', method: 'browsingContext.domContentLoaded', params},
    {type: 'event', method: 'browsingContext.load', params},
  ])
})

test('queries Firefox until then, and stops when a page commits', () => {
  vi.useFakeTimers()
  const {hearMessage, questions, events, reply} = goBack()
  hearMessage({id: 7})
  reply('complete https://shop.example/before')
  vi.runAllTimers()
  expect(questions).toHaveLength(2)
  reply(`loading ${URL}`)
  hearMessage(event('navigationCommitted'))
  vi.runAllTimers()
  expect(questions).toHaveLength(2)
  expect(events).toEqual([])
  vi.useRealTimers()
})

test('leaves answers to Playwright’s commands unchanged', () => {
  const {hearMessage} = goBack()
  expect(hearMessage({id: 8})).toBe(false)
  expect(hearMessage(event('load'))).toBe(false)
})
