import {linkAddress, mediaAddress} from '../../src/model/web-address.ts'
import type {
  AudioProps,
  FollowProps,
  LikeProps,
  MemberAccountProps,
  ShareProps,
  VideoProps,
} from '../generated/props.ts'
import type {Template} from './template.ts'

export const audio: Template<AudioProps> = {
  tag: 'div',
  children: ({audioAssetUrl}) => (
    // biome-ignore lint/a11y/useMediaCaption: of the app’s own audio only the app has them, as children
    <audio controls preload="none" src={mediaAddress(audioAssetUrl)} />
  ),
}

export const follow: Template<FollowProps> = {
  tag: 'div',
  children({username = '', profileUrl}) {
    const account = `https://twitter.com/${encodeURIComponent(username)}`
    return <a href={linkAddress(profileUrl) ?? account}>{username || profileUrl}</a>
  },
}

export const like: Template<LikeProps> = {
  tag: 'button',
  attributes: () => ({type: 'button'}),
  children: ({likeCount = 0}) => (
    <>
      <span className="like-icon" /> <span className="like-count">{likeCount}</span>
    </>
  ),
}

/** The page for logging in; the form itself comes from the widget, or as children. */
export const memberAccount: Template<MemberAccountProps> = {
  tag: 'a',
  attributes: ({href}) => ({href: linkAddress(href) ?? '/account'}),
  children: () => 'Log in',
}

export const share: Template<ShareProps> = {
  tag: 'div',
  children({fullUrl = '', title = ''}) {
    const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(fullUrl)}`
    return <a href={letter}>{title || fullUrl}</a>
  },
}

/** A background video is the app’s `<video>` as a child. */
export const video: Template<VideoProps> = {tag: 'div'}
