import {posthog} from 'posthog-js'

// only the features that events need: no recordings, flags or autocapture
posthog.init('phc_bench', {
  api_host: location.origin,
  autocapture: false,
  capture_pageview: true,
  capture_pageleave: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  // makes bodies readable for tests; and headless Chromium counts as a bot
  disable_compression: true,
  opt_out_useragent_filter: true,
})

Object.assign(window, {
  tell: (name: string, data: Record<string, unknown>) => void posthog.capture(name, data),
  refuse: () => posthog.opt_out_capturing(),
  isReady: true,
})
