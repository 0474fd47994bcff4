import type {Command, Message} from './messages.ts'

const STARTED = 'browsingContext.navigationStarted'
const COMMITTED = 'browsingContext.navigationCommitted'
const ENDED = /^browsingContext\.(navigation(Committed|Aborted|Failed)|fragmentNavigated|contextDestroyed)$/
/** The events of a page load, in this order. */
const LOADED = [COMMITTED, 'browsingContext.domContentLoaded', 'browsingContext.load']
/** Higher than all ids of Playwright's commands. */
const FIRST_ID = 1_000_000_000_000
const PAUSE = 50

interface Question {
  id: number
  method: 'script.evaluate'
  params: {expression: string; target: {context: string}; awaitPromise: false}
}

interface Sockets {
  toFirefox: (question: Question) => void
  toPlaywright: (event: Message & {type: 'event'}) => void
}

/**
 * Firefox announces a navigation to a page in the back/forward cache, but not its end, for which Playwright waits. A
 * page that is complete without a commit is such a page: queries Firefox until the page is complete or a page commits.
 */
export function announceKeptPages({toFirefox, toPlaywright}: Sockets) {
  /** Navigations that started and have not committed, by context. */
  const started = new Map<string, NonNullable<Message['params']>>()
  const traversals = new Map<number, string>()
  const questions = new Map<number, string>()
  let lastId = FIRST_ID

  function ask(context: string): void {
    if (!started.has(context)) return
    questions.set(++lastId, context)
    toFirefox({
      id: lastId,
      method: 'script.evaluate',
      params: {
        expression: "document.readyState + ' ' + location.href",
        target: {context},
        awaitPromise: false,
      },
    })
  }

  function hearAnswer(context: string, {result}: Message): void {
    const params = started.get(context)
    if (!params) return
    if (result?.result?.value !== `complete ${params.url}`) {
      setTimeout(ask, PAUSE, context)
      return
    }
    started.delete(context)
    for (const method of LOADED) toPlaywright({type: 'event', method, params})
  }

  function hearEvent({method, params}: Message): void {
    if (!params?.context) return
    if (method === STARTED) started.set(params.context, params)
    else if (method && ENDED.test(method)) started.delete(params.context)
  }

  return {
    hearCommand: ({id, method, params: {context}}: Command): void => {
      if (method === 'browsingContext.traverseHistory' && context) traversals.set(id, context)
    },
    /** Whether the message does not concern Playwright. */
    hearMessage: (message: Message): boolean => {
      const {id = 0} = message
      const [traversed, asked] = [traversals.get(id), questions.get(id)]
      hearEvent(message)
      if (traversed) ask(traversed)
      if (asked) hearAnswer(asked, message)
      traversals.delete(id)
      return questions.delete(id)
    },
  }
}
