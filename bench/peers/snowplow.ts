import {newTracker, trackPageView, trackSelfDescribingEvent} from '@snowplow/browser-tracker'

newTracker('bench', location.origin, {
  appId: 'bench',
  // its best setting for pages that unload
  keepalive: true,
  // makes bodies readable for tests
  encodeBase64: false,
})
trackPageView()

Object.assign(window, {
  tell: (name: string, data: Record<string, unknown>) =>
    trackSelfDescribingEvent({event: {schema: `iglu:com.example/${name}/jsonschema/1-0-0`, data}}),
  refuse: () => {},
  isReady: true,
})
