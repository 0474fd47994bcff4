/** Runs before all other scripts of a page: reports its errors to the proxy. */
const tell = (what) => navigator.sendBeacon('/__noted', `${location.pathname}: ${what}`)

addEventListener('error', ({message, error}) => tell(`error ${error?.stack ?? message}`))
addEventListener('unhandledrejection', ({reason}) => tell(`rejection ${reason?.stack ?? reason}`))
document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) =>
  tell(`violation ${violatedDirective} ${blockedURI} ${sample}`),
)
