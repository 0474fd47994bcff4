import type {LikeProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'

export const template: Template<LikeProps> = {
  tag: 'button',
  attributes: () => ({type: 'button'}),
  children: ({likeCount = 0}) => (
    <>
      <span className="like-icon" /> <span className="like-count">{likeCount}</span>
    </>
  ),
}
