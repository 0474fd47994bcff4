import {build, type Rolldown} from 'vite'
import {root} from '../root.ts'

const ENTRY = `${root}docs/.vitepress/preview/preview.ts`

/** The script of the page that examples run in, as a classic script: it has to run before the page comes to its end. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: {entry: ENTRY, formats: ['iife'], name: 'preview'},
      rolldownOptions: {output: {minify: true}},
    },
  })
  const outputs: Rolldown.OutputChunk[] = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')
  return outputs.map(({code}) => code).join('\n')
}

/** The page that examples run in. It shows nothing until the site sends it the HTML of one. */
export const previewPage = async (): Promise<string> => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Preview</title>
<script>${(await bundle()).replaceAll('</script', '<\\/script')}</script>
`

/** In place of the page of a video provider. */
export const EMBED_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Video</title>
<style>body {display: grid; min-height: 100vh; margin: 0; place-items: center; background: #222; color: #fff; font: 1rem system-ui}</style>
<p>The provider shows the video here.</p>
`
