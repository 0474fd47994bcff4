import {readBuilt} from '../../helpers/read-built.ts'
import {type Adapter, markOf, track} from './adapter.ts'
import type {WireEvent} from './arrivals.ts'
import {PATIENCE} from './stage.ts'
import {until} from './until.ts'

const CONTEXT = {
  website: {id: 'site-1', language: 'en-US'},
  templateId: 'template-1',
  pageType: 1,
  websiteRoles: [],
  websiteSettings: {country: 'US'},
}

const HEAD = `<script type="application/json" data-site-context>${JSON.stringify(CONTEXT)}</script>
<script>
  window.Vitrine = window.Vitrine || []
  // the collector shows the result of an event
  window.tell = (name, data) => {
    if (Vitrine.track) Vitrine.track(name, data)
    else Vitrine.push((vitrine) => void vitrine.track(name, data))
  }
</script>
<script async src="/vitrine/loader.js"></script>`

const PAGE_VIEW = /^crumb=[^&]*&event=Pageview&/

/** A form's body encodes its JSON; the newer tracker's body contains JSON in JSON. */
function decode(body: string): string {
  try {
    return decodeURIComponent(body.replaceAll('+', ' '))
  } catch {
    return body
  }
}

/** Every request contains one event. */
function readEvents(body: string): WireEvent[] {
  const id = /event_id\W+([\da-f-]{36})/.exec(decode(body))?.[1]
  return id ? [{id, mark: markOf(body), isPageView: PAGE_VIEW.test(body)}] : []
}

/** The shipped tracker, on a separate page. */
export function createOurs(): Adapter {
  const files = readBuilt()
  return {
    name: 'vitrine',
    html: () => HEAD,
    files: async () => files,
    track,
    isReady: (page, collector, before) => {
      const {pathname} = new URL(page.url())
      const isFromHere = ({from, body}: {from: string; body: string}) =>
        from === pathname && PAGE_VIEW.test(body)
      return until(() => collector.arrivals.slice(before).some(isFromHere), PATIENCE)
    },
    readEvents,
    readLost: (page) => page.evaluate(() => Object(Reflect.get(globalThis, Symbol.for('vitrine'))).lost),
    refuse: 'Vitrine.consent.set({analytics: false})',
    blockable: /\/api\/v1\/clanker\//,
  }
}
