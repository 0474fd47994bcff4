import {page} from '../../page/page.ts'
import {readFacts} from '../gate/read-facts.ts'
import {siteWithoutWarning} from '../gate/site-without-warning.ts'
import type {Pipeline} from '../pipeline.ts'
import type {Visit} from '../visit.ts'
import type {ReturningVisitor} from './returning-visitor.ts'
import {UNKNOWN_VISITOR} from './visitor.ts'

/** Recognises a visitor on later pages, as far as the gate allows. */
export interface Recognition {
  /** Reads the ids, keeps messages beyond the page, and takes over those of other pages. */
  start: () => Promise<void>
  /** Removes the ids. */
  forget: () => Promise<void>
  /** After a refusal: drops the ids and all waiting messages, in all tabs and in storage. */
  withdraw: () => Promise<void>
  /** The page ends or is frozen. */
  leave: () => void
}

const ignore = (): void => {}

/** `clear` asks the gate again, and drops all waiting messages. */
export function createRecognition(visit: Visit, pipeline: Pipeline, clear: () => void): Recognition {
  let returning: ReturningVisitor | undefined

  async function load(): Promise<ReturningVisitor> {
    const {createReturningVisitor} = await import('./returning-visitor.ts')
    returning ??= createReturningVisitor({add: pipeline.add, onPurge: clear})
    return returning
  }

  async function forget(): Promise<void> {
    visit.visitor = UNKNOWN_VISITOR
    const {forgetVisitor} = await import(/* rare */ './forget-visitor.ts')
    // the visitor may have agreed meanwhile
    if (!visit.decision.cookies) forgetVisitor(readFacts(siteWithoutWarning().raw, page()))
  }

  return {
    async start() {
      const disk = await load()
      // the visitor may have refused meanwhile
      if (!visit.decision.cookies) return
      pipeline.keepBy(disk)
      visit.visitor = await disk.readVisitor()
      // a page that was left meanwhile is not restored from the back/forward cache if it holds a lock
      if (!visit.isLeft) disk.live().catch(ignore)
    },
    forget,
    async withdraw() {
      clear()
      forget().catch(ignore)
      const disk = await load()
      disk.purge()
      await disk.clear()
    },
    leave: () => returning?.leave(),
  }
}
