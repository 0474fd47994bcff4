import {queryAllByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, expect} from 'vitest'
import type {WidgetModule} from '../../src/contract/widget.ts'
import {type Answer, json, noContent} from './fake-server.ts'
import {pause, until} from './until.ts'
import {type Opened, type WidgetPage, widgetPage} from './widget-page.ts'

export interface FormPage extends WidgetPage {
  /** Answers to the next submissions; keys are always available. */
  answerSave: (...answers: Answer[]) => void
  /** Bodies of the received submissions, with `form` parsed. */
  saved: () => {[name: string]: unknown; form: Record<string, unknown>}[]
  /** Serves the HTML, mounts on `selector`, and waits until the form can be filled in. */
  openForm: (html: string, selector?: string) => Promise<Opened>
  /** Clicks the submit button. */
  press: (opened: Opened) => Promise<void>
}

const SAVE = '/api/form/SaveFormSubmission'

/** In the form or, without one, in the page. */
export const sendButton = (): HTMLElement =>
  document.querySelector<HTMLElement>('form [type=submit],form button:not([type])') ?? document.body

/** The error summary above the fields. */
export const summary = (): HTMLElement | null => document.querySelector('.vitrine-form__summary')

export const linksOf = (): string[] =>
  summary() ? queryAllByRole(summary() ?? document.body, 'link').map((link) => `${link.textContent}`) : []

export const isThanked = (text: string): Promise<void> =>
  until(() => {
    expect(document.querySelector('.vitrine-form__sent')?.textContent).toBe(text)
    expect(queryByRole(document.body, 'textbox')).toBeNull()
  })

/** Gives each test of a file a page with the form widget, and a server that accepts submissions. */
export async function formPage(load: () => Promise<WidgetModule>): Promise<FormPage> {
  const page = await widgetPage(load)
  let answers: Answer[] = []

  const answerSave = (...next: Answer[]): void => {
    answers = next
    page.server.answer((response, request) => {
      const isSave = request.url === SAVE
      const answer = isSave ? (answers.length > 1 ? answers.shift() : answers[0]) : json({key: 'key-1'})
      answer?.(response, request)
    })
  }
  beforeEach(() => {
    sessionStorage.clear()
    answerSave(noContent)
  })

  return Object.assign(page, {
    answerSave,
    saved: () =>
      page.server.received
        .filter(({url}) => url === SAVE)
        .map(({body}) => ({...Object(body), form: JSON.parse(Object(body).form)})),
    async openForm(html: string, selector?: string) {
      const opened = await page.open(html, selector)
      await until(() => expect(document.querySelector('form [type=submit],form button')).not.toBeNull())
      return opened
    },
    async press({user}: Opened) {
      await user.click(sendButton())
      await pause()
    },
  })
}
