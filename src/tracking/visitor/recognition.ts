import {page} from '../../page/page.ts'
import {readFacts} from '../gate/read-facts.ts'
import {siteWithoutWarning} from '../gate/site-without-warning.ts'
import type {Visit} from '../visit.ts'
import {readVisitor} from './read-visitor.ts'
import {UNKNOWN_VISITOR} from './visitor.ts'

/** Reads the ids of a visitor who may be recognised on later pages. */
export async function recognise(visit: Visit): Promise<void> {
  const visitor = await readVisitor()
  // the visitor may have refused meanwhile
  if (visit.decision.cookies) visit.visitor = visitor
}

/** Removes the ids. */
export async function forget(visit: Visit): Promise<void> {
  visit.visitor = UNKNOWN_VISITOR
  const {forgetVisitor} = await import('./forget-visitor.ts')
  // the visitor may have agreed meanwhile
  if (!visit.decision.cookies) forgetVisitor(readFacts(siteWithoutWarning().raw, page()))
}
