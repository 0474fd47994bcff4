import {toJson} from '../../lib/to-json.ts'
import type {Case, Given} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal, isCrumbRefused, readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'

const REFUSED = [400, 401, 404]

async function takeKey(one: Visitor): Promise<string> {
  const reply = await one.call('/api/form/FormSubmissionKey', {method: 'POST'})
  const key = readField(reply, 'key') ?? readField(reply, 'data.key')
  expectThat(reply.status === 200 && typeof key === 'string' && key !== '', '200 with a key', reply)
  return key
}

function submit(one: Visitor, key: string, {form}: Given): Promise<Reply> {
  const body = {
    key,
    formId: form?.id ?? 'no-such-form',
    collectionId: '',
    objectName: '',
    form: toJson(form?.values ?? {}),
    pagePath: '/',
    pagePermissionTypeValue: 1,
  }
  return one.call('/api/form/SaveFormSubmission', {method: 'POST', body})
}

export const formCases: readonly Case[] = [
  {
    name: 'each submission has a separate key',
    part: 'forms',
    run: async ({visitor}) => {
      const one = visitor()
      const [first, second] = [await takeKey(one), await takeKey(one)]
      expectThat(first !== second, 'another key for another submission')
    },
  },
  {
    name: 'a form is submitted once by one key',
    part: 'forms',
    needs: 'form',
    run: async ({visitor, given}) => {
      const one = visitor()
      const key = await takeKey(one)
      const reply = await submit(one, key, given)
      const isKept = [200, 204].includes(reply.status) && !isCrumbRefused(reply)
      expectThat(isKept, '200 or 204', reply)
      expectRefusal(await submit(one, key, given), REFUSED, 'a refusal of the key that is used up')
    },
  },
  {
    name: 'a form is not submitted by a key that was made up',
    part: 'forms',
    needs: 'form',
    run: async ({visitor, given}) =>
      expectRefusal(await submit(visitor(), 'made-up', given), REFUSED, 'a refusal of the key'),
  },
  {
    name: 'a form that is not there is refused',
    part: 'forms',
    run: async ({visitor, given}) => {
      const one = visitor()
      const {form: _, ...rest} = given
      expectRefusal(await submit(one, await takeKey(one), rest), REFUSED, 'a refusal of the form')
    },
  },
]
