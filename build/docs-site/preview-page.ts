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
