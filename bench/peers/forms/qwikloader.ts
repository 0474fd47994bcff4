import '@builder.io/qwik/qwikloader.js'

declare global {
  interface Window {
    qwikevents: {push: (...events: string[]) => void}
  }
}

window.qwikevents.push('submit')
bench.ready()
