/** Kinds of files that are no templates, by extension. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  settings: ['conf', 'ini', 'json', 'json5', 'toml', 'yaml', 'yml'],
  'a style sheet': ['css', 'less', 'sass', 'scss', 'styl'],
  'a script': ['cjs', 'coffee', 'js', 'jsx', 'map', 'mjs', 'ts', 'tsx', 'wasm'],
  'a picture': ['avif', 'bmp', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'psd', 'svg', 'tif', 'tiff', 'webp'],
  'a font': ['eot', 'otf', 'ttf', 'woff', 'woff2'],
  'sound or film': ['aac', 'flac', 'm4a', 'm4v', 'mov', 'mp3', 'mp4', 'oga', 'ogg', 'ogv', 'wav', 'webm'],
  'a document': ['csv', 'doc', 'docx', 'markdown', 'md', 'pdf', 'xls', 'xlsx'],
  'an archive': ['gz', 'tar', 'tgz', 'zip'],
}

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, extensions]) => extensions.map((one) => [one, kind] as const)),
)

/** Lock files of package managers; a site's own `.lock` files are templates. */
const LOCK_FILES = new Set(['composer.lock', 'gemfile.lock', 'yarn.lock'])

/** Why a file is no template, by its name; null if it may be one. */
export function skipReason(fileName: string): string | null {
  const name = fileName.toLowerCase()
  const dot = name.lastIndexOf('.')
  if (dot < 0) return 'no extension'
  return LOCK_FILES.has(name) ? 'settings' : (KIND_OF.get(name.slice(dot + 1)) ?? null)
}
