import type {Flow} from '../flow.ts'

const LIKE = '[data-vitrine=like]'

export const media: Flow = {
  name: 'video, likes and sound',
  async run({shopper, proxy, check, skip}) {
    await shopper.goto('/journal/opening-the-kiln')
    await shopper.appears('.post-film [role=button]')
    const asked = async () => proxy.asked.filter((one) => one.includes('/provider/'))
    await check('no request goes to the video’s provider before', asked, [])
    await shopper.click('.post-film [role=button]')
    await check('a click plays it', asked, ['GET /provider/embed/kiln?autoplay=1'])
    await check('in a frame, which has the focus', () => shopper.isFocused('.post-film iframe'), true)
    await shopper.click(LIKE)
    await check('a like counts', () => shopper.attribute(LIKE, 'aria-label'), 'Like, 42 likes')
    await shopper.reload()
    await check('and is kept', () => shopper.attribute(LIKE, 'aria-pressed'), 'true')
    await shopper.click(LIKE)
    await check('and can be withdrawn', () => shopper.attribute(LIKE, 'aria-label'), 'Like, 41 likes')

    await shopper.goto('/journal/a-cup-from-fustat')
    await shopper.click('button >> Play: The bell in the yard')
    const state = () => shopper.attribute('[data-audio-state]', 'data-audio-state')
    const isHeard = async () => Number(await shopper.value('input[type=range]')) > 0
    // Firefox plays for a moment before it detects that there is no sound device
    const isDecided = async () => (await state()) === 'error' || (await isHeard())
    await check('a sound plays, or reports that it cannot', isDecided, true)
    if ((await state()) === 'error') return skip('a sound is paused', 'there is no sound device')
    await shopper.click('button >> Pause')
    await check('it is paused', state, 'paused')
  },
}
