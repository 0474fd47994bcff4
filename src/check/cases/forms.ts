import {toJson} from '../../lib/to-json.ts'
import type {Case, Given} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal, isCrumbRefused, readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'

const REFUSED = [400, 401, 404]

async function takeKey(visitor: Visitor): Promise<string> {
  const reply = await visitor.call('/api/form/FormSubmissionKey', {method: 'POST'})
  const key = readField(reply, 'key') ?? readField(reply, 'data.key')
  expectThat(reply.status === 200 && typeof key === 'string' && key !== '', '200 with a key', reply)
  return key
}

function submit(visitor: Visitor, key: string, {form}: Given): Promise<Reply> {
  const body = {
    key,
    formId: form?.id ?? 'no-such-form',
    collectionId: '',
    objectName: '',
    form: toJson(form?.values ?? {}),
    pagePath: '/',
    pagePermissionTypeValue: 1,
  }
  return visitor.call('/api/form/SaveFormSubmission', {method: 'POST', body})
}

export const formCases: readonly Case[] = [
  {
    name: 'each submission has a separate key',
    part: 'forms',
    run: async ({createVisitor}) => {
      const visitor = createVisitor()
      const [first, second] = [await takeKey(visitor), await takeKey(visitor)]
      expectThat(first !== second, 'another key for another submission')
    },
  },
  {
    name: 'a form is submitted once by one key',
    part: 'forms',
    needs: 'form',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const key = await takeKey(visitor)
      const reply = await submit(visitor, key, given)
      const isKept = [200, 204].includes(reply.status) && !isCrumbRefused(reply)
      expectThat(isKept, '200 or 204', reply)
      expectRefusal(await submit(visitor, key, given), REFUSED, 'a refusal of the key that is used up')
    },
  },
  {
    name: 'a form is not submitted by a key that was made up',
    part: 'forms',
    needs: 'form',
    run: async ({createVisitor, given}) =>
      expectRefusal(await submit(createVisitor(), 'made-up', given), REFUSED, 'a refusal of the key'),
  },
  {
    name: 'a form that is not there is refused',
    part: 'forms',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const {form: _, ...rest} = given
      expectRefusal(await submit(visitor, await takeKey(visitor), rest), REFUSED, 'a refusal of the form')
    },
  },
]
