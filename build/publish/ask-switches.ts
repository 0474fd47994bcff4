/** Beside the loader of `latest/`; the site's own, so no release writes over it. */
export const SWITCHES = 'switches.json'

/** Without a widget that is off. */
export const ALL_ON = '{}\n'

/**
 * The loader of `latest/` asks for the switches itself, in the same round as its page engine, which waits for them
 * (loader/engine/switches.ts). The loader of a version does not: nothing changes below its folder. A module has no
 * `currentScript`, so the folder is that of the address in the stack, as in loader/find-tag.ts.
 */
export const askSwitches = (loader: string): string =>
  `try{(function(){var f=(""+new Error().stack).match(/\\b\\w+:\\/\\/[^\\s?]+\\//g);if(f)globalThis.vitrineSwitches=fetch(f.pop()+${JSON.stringify(SWITCHES)}).then(function(r){return r.ok?r.json():{}}).catch(function(){return{}})})()}catch(e){}\n${loader}`
