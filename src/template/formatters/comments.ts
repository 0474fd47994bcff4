import {COMMENT_TEXTS, commentKey} from '../../format/comment-count.ts'
import {linkAddress} from '../../model/web-address.ts'
import type {Context, Formatter} from '../compile/context.ts'
import {asNumber, asText, isTruthy, step, type Value} from '../value.ts'
import {escapeAttribute, escapeText} from './escape.ts'

/** Looks up a name like a fragment that runs on the value: its own field, else the surrounding scope. */
function find(value: Value, name: string, {resolve}: Context): Value {
  const own = step(value, name)
  return own === undefined ? resolve(name) : own
}

const hasDisqus = (value: Value, context: Context): boolean =>
  isTruthy(step(find(value, 'websiteSettings', context), 'disqusShortname'))

function sayCount(value: Value): string {
  const count = asNumber(step(value, 'publicCommentCount')) || 0
  return COMMENT_TEXTS[commentKey(count)].replace('{n}', `${count}`)
}

const link: Formatter = (value, _args, context) => {
  const id = escapeAttribute(find(value, 'id', context))
  const url = escapeAttribute(linkAddress(asText(find(value, 'fullUrl', context))) ?? '')
  if (hasDisqus(value, context))
    return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`
  const count = find(value, 'publicCommentCount', context)
  return `
  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${count === 0 ? 'No' : escapeText(count)}
  ${count === 1 ? 'Comment' : 'Comments'}
  </a>
`
}

/** The subject of the comments: the page's item, else its collection. */
function describeSubject(value: Value, context: Context): string {
  for (const name of ['item', 'collection']) {
    const subject = find(value, name, context)
    if (!isTruthy(subject)) continue
    const [id, count, state] = ['id', 'publicCommentCount', 'commentState'].map((field) =>
      escapeAttribute(step(subject, field)),
    )
    return ` data-${name}-id="${id}" data-public-comment-count="${count}" data-comment-state="${state}"`
  }
  return ''
}

const comments: Formatter = (value, _args, context) =>
  hasDisqus(value, context)
    ? '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n'
    : `\n  <div class="squarespace-comments" id="comments-${escapeAttribute(find(value, 'id', context))}"${describeSubject(value, context)}></div>\n`

const likeButton: Formatter = (value, _args, context) => {
  const isOn = isTruthy(step(find(value, 'websiteSettings', context), 'simpleLikingEnabled'))
  if (!isTruthy(value) || !isOn) return ''
  const [id, count] = ['id', 'likeCount'].map((name) => escapeAttribute(find(value, name, context)))
  return `
  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
`
}

export const commentFormatters = {
  'comment-count': sayCount,
  'comment-link': link,
  comments,
  'like-button': likeButton,
} as const satisfies Record<string, Formatter>
