/** A separate chunk: few pages have comments. */
export {
  addComment,
  type Comment,
  type CommentRequest,
  type CommentsPage,
  loadComments,
} from '../api/comments/comments.ts'
