declare module '*.vue' {
  import type {DefineComponent} from 'vue'

  const component: DefineComponent
  // biome-ignore lint/style/noDefaultExport: what the compiler of components makes
  export default component
}
