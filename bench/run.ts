import {installPeers} from '../test/install-peers.ts'

/** Runs with the remaining arguments; returns false if a figure is unreliable. */
type Suite = (args: string[]) => Promise<boolean>

/** Every suite: one line each. */
const suites: Record<string, () => Promise<Suite>> = {
  form: async () => (await import('./form/index.ts')).runFormSuite,
  format: async () => (await import('./format/index.ts')).runFormatSuite,
  loader: async () => (await import('./loader/index.ts')).runLoaderSuite,
  cart: async () => (await import('./cart/index.ts')).runCartSuite,
  interactions: async () => (await import('./interactions/index.ts')).runInteractionsSuite,
  gallery: async () => (await import('./gallery/index.ts')).runGallerySuite,
  lightbox: async () => (await import('./lightbox/index.ts')).runLightboxSuite,
  press: async () => (await import('./press/index.ts')).runPressSuite,
  list: async () => (await import('./list/index.ts')).runListSuite,
  template: async () => (await import('./template/index.ts')).runTemplateSuite,
  tracking: async () => (await import('./tracking/index.ts')).runTrackingSuite,
}

const [name, ...args] = process.argv.slice(2)
const names = name && !name.startsWith('-') ? [name] : Object.keys(suites)
const unknown = names.filter((one) => !(one in suites))
if (unknown.length) {
  console.error(`No suite is called "${unknown}": there are ${Object.keys(suites).join(', ')}`)
  process.exit(1)
}

installPeers()
for (const one of names) {
  const run = await suites[one]?.()
  const isValid = await run?.(one === name ? args : process.argv.slice(2))
  if (!isValid) process.exitCode = 1
}
