import {Hono} from 'hono'
import {readPageFault} from '../../qa/page-faults.ts'
import {readPresentation} from '../../qa/presentation.ts'
import {readSizes} from '../../qa/read-sizes.ts'
import {switchesOf} from '../../qa/switches.ts'
import {lengthenStrings} from '../../qa/widgets/lengthen.ts'
import {findState, PREVIEW, type State} from '../../qa/widgets/states.ts'
import {qaFrame} from '../../views/qa-frame.ts'
import {qaWidgetPage} from '../../views/qa-widget.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {contentSecurityPolicy} from '../http/headers.ts'
import {Refusal} from '../http/refusal.ts'
import type {Render} from '../http/render.ts'
import {readShown, type ShownWidget} from '../qa/read-shown.ts'
import type {Services} from '../services.ts'
import type {QaPagesOptions} from './qa-page.ts'

const queryOf = (c: DemoContext): URLSearchParams => new URL(c.req.url).searchParams

function readState(c: DemoContext): State {
  const state = findState(c.req.query('state'))
  if (!state) throw new Refusal(404, 'There is no such state.')
  return state
}

/** The visitor's own token is in the frames, never in copied HTML. */
function markupOf(c: DemoContext, state: State, {widget, example, generated}: ShownWidget): string {
  if (state !== PREVIEW) return state.markup?.({widget, example}) ?? example.markup
  return generated.snippet.replaceAll('{{crumb}}', c.get('crumb'))
}

/** A page for each widget, the HTML for its options, and its frames. */
export function qaWidgets(
  {database}: Services,
  render: Render,
  {scripts, templates, distFolder, scriptUrl}: QaPagesOptions,
) {
  const app = new Hono<DemoEnv>()
  app.get('/:name', async (c) => {
    const shown = await readShown(c, {database, templates})
    const query = queryOf(c)
    const presentation = readPresentation(query, c.get('store'))
    const switches = switchesOf(presentation, readPageFault(query))
    const size = (await readSizes(distFolder))[shown.widget.name]
    return render(
      c,
      qaWidgetPage({...shown, size, switches, presentation, query, script: scripts.widget.url}),
    )
  })

  app.get('/:name/snippet', async (c) => {
    const {generated} = await readShown(c, {database, templates})
    return c.text(generated.snippet, 200, {'Cache-Control': 'no-store'})
  })

  const loaderOf = ({files}: State, {name}: {name: string}): string | null =>
    files === 'none' ? null : files ? `/qa/${files}/${name}/loader.js` : scriptUrl

  app.get('/:name/frame', async (c) => {
    const state = readState(c)
    const shown = await readShown(c, {database, templates, hasLongTitles: state.hasLongTexts ?? false})
    const {widget, products} = shown
    c.header('Content-Security-Policy', contentSecurityPolicy(scriptUrl, {ancestors: "'self'"}))
    return render(
      c,
      qaFrame({
        widget: widget.name,
        state,
        products,
        markup: markupOf(c, state, shown),
        strings: state.hasLongTexts ? lengthenStrings(widget.strings, widget.name) : {},
        loader: loaderOf(state, widget),
        frameScript: scripts.frame.url,
        script: scripts.examples.url,
        theme: readPresentation(queryOf(c), c.get('store')).theme,
      }),
    )
  })
  return app
}
