import type {ShareProps} from '../generated/props.ts'
import type {Template} from './template.ts'

export const template: Template<ShareProps> = {
  tag: 'div',
  children({fullUrl = '', title = ''}) {
    const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(fullUrl)}`
    return <a href={letter}>{title || fullUrl}</a>
  },
}
