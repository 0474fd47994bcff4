import {newTracker, trackPageView, trackSelfDescribingEvent} from '@snowplow/browser-tracker'

newTracker('bench', location.origin, {
  appId: 'bench',
  // at its best for pages that are left
  keepalive: true,
  // bodies that a test can read
  encodeBase64: false,
})
trackPageView()

Object.assign(window, {
  tell: (name: string, data: Record<string, unknown>) =>
    trackSelfDescribingEvent({event: {schema: `iglu:com.example/${name}/jsonschema/1-0-0`, data}}),
  refuse: () => {},
  isReady: true,
})
