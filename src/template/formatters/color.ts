import {fromKeys} from '../../lib/from-keys.ts'
import {weightOf} from '../../model/color.ts'
import {formatHsl, HSL_CHANNELS} from '../../model/hsl.ts'
import type {Formatter} from '../compile/context.ts'
import {asNumber, asText, step, type Value} from '../value.ts'
import {listAttributes} from './attributes.ts'
import {escapeAttribute} from './escape.ts'

/** The points for a picture's average colours (product.md §3, image). */
const PLACES = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const

const averageAt = (colors: Value, place: string): Value => step(colors, `${place}Average`)

const hexOf = (color: Value): string => `#${asText(color)}`

/** An attribute for each point, whether its colour is known or not. */
export const colorAttributes = (colors: Value, nameOf = (place: string): string => place): string[] =>
  listAttributes(
    Object.fromEntries(
      PLACES.map((place) => [`data-color-${nameOf(place)}`, hexOf(averageAt(colors, place))]),
    ),
  )

/** The colour at one point; a declaration if a property is given. */
function colorAt(colors: Value, place: string, property: string | undefined): string {
  const color = asText(averageAt(colors, place))
  if (!color) return `"${place}" not found.`
  return escapeAttribute(`${property === undefined ? '' : `${property}: `}${hexOf(color)}`)
}

const imageColor: Formatter = (value, [place, property]) => {
  const colors = step(value, 'colorData')
  if (colors === undefined) return ''
  if (place !== undefined) return colorAt(colors, place, property)
  return colorAttributes(colors)
    .map((attribute) => `${attribute} `)
    .join('')
}

/** Null counts as missing. */
function websiteColor(value: Value): string {
  const channelAt = (name: string) => {
    const channel = step(value, name)
    return channel === undefined || channel === null ? null : asNumber(channel)
  }
  return formatHsl(fromKeys(HSL_CHANNELS, channelAt))
}

export const colorFormatters = {
  'color-weight': (value) => weightOf(asText(value)) ?? undefined,
  'image-color': imageColor,
  'website-color': (value) => websiteColor(value),
} as const satisfies Record<string, Formatter>
