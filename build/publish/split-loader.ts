/** Where a visitor's place between 0 and 99 is kept, so that a larger share keeps all visitors of a smaller one. */
const KEY = 'vitrine-share'

const check = (share: number): void => {
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new RangeError(`share ${share}: give whole percent from 1 to 99`)
}

/**
 * A loader for the time of a roll-out: `share` percent of the visitors run the next release, the others the current one. It holds the
 * loaders of both, so no visitor waits for a second file; their chunks are side by side. It stores nothing: the page engine keeps the
 * place once the visitor's choice allows it (loader/engine/keep-share.ts). Until then, and where storage is blocked, the choice is made
 * on each page: a page never mixes releases.
 */
export function splitLoader(current: string, next: string, share: number): string {
  check(share)
  const choose = `function(){var n=Math.floor(Math.random()*100);try{var s=localStorage.getItem(${JSON.stringify(KEY)});if(/^\\d\\d?$/.test(s))n=+s}catch(e){}globalThis.vitrineShare=n;return n<${share}}`
  return `if((${choose})()){\n${next}\n}else{\n${current}\n}\n`
}
