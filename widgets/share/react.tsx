import type {ShareProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'

export const template: Template<ShareProps> = {
  tag: 'div',
  children({fullUrl = '', title = ''}) {
    const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(fullUrl)}`
    return <a href={letter}>{title || fullUrl}</a>
  },
}
