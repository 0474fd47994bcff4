import {expect, it, vi} from 'vitest'
import {stores} from '../../seed/stores.ts'
import {createTemplates} from './templates.ts'

it('stops rendering after two seconds, and says why', () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 200
    return now
  })
  const [store] = stores
  if (!store) throw new Error('there is no store')
  const {render} = createTemplates({page: 'head {.repeated section rows}{@|json}{.end} foot'})
  const {html, frames} = render('page', {rows: Array(100).fill(1)}, store)
  clock.mockRestore()
  expect(html).toMatch(/^head 1+$/)
  expect(frames).toContain('timeLimit')
  expect(render('page', {rows: [1, 2]}, store)).toEqual({html: 'head 12 foot', frames: ''})
})
