import {posthog} from 'posthog-js'

// what events need, and nothing else: neither recordings nor flags, nor what is pressed
posthog.init('phc_bench', {
  api_host: location.origin,
  autocapture: false,
  capture_pageview: true,
  capture_pageleave: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  // bodies that a test can read; and Chromium without a screen counts for a bot
  disable_compression: true,
  opt_out_useragent_filter: true,
})

Object.assign(window, {
  tell: (name: string, data: Record<string, unknown>) => void posthog.capture(name, data),
  refuse: () => posthog.opt_out_capturing(),
  isReady: true,
})
