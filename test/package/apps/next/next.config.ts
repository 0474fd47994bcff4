import type {NextConfig} from 'next'

const config: NextConfig = {
  // lock files of the folders above are none of this app's
  turbopack: {root: import.meta.dirname},
  outputFileTracingRoot: import.meta.dirname,
}

export default config
