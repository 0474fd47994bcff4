/** The product's small helpers for authors and tools: none needs the other tools. */
export {DEFAULT_TIME_ZONE, isTimeZone, timeZoneOffset} from '../format/time-zone.ts'
export {createFetcher, type Fetcher, type FetchState} from '../lib/create-fetcher.ts'
export {experimentOverrides, type OverrideFacts} from '../lib/experiment-overrides.ts'
export {BREAKPOINTS, type Breakpoint, breakpointOf} from '../model/breakpoints.ts'
export {hexDigits, weightOf} from '../model/color.ts'
export {type CookieBanner, cookieBanner} from '../model/cookie-banner.ts'
export {formatHsl, type Hsl, hslProblems} from '../model/hsl.ts'
export {type PageKind, pageKind} from '../model/page-kind.ts'
export {isUsTerritory, US_TERRITORIES} from '../model/territory.ts'
export {
  type ExpiringText as Lasting,
  readExpiring as readLasting,
  type StoragePlaces as Keepers,
  writeExpiring as writeLasting,
} from '../page/expiring-storage.ts'
export {type Cache, createCache} from '../toolkit/create-cache.ts'
export {debounce} from '../toolkit/debounce.ts'
export {domSettled, type SettleOptions} from '../toolkit/dom-settled.ts'
export {onEnter} from '../toolkit/on-enter.ts'
export {formatQuery} from '../toolkit/query/format-query.ts'
export {parseQuery} from '../toolkit/query/parse-query.ts'
export type {Query, QueryValue} from '../toolkit/query/value.ts'
export {type ScrollOptions, scrollToElement} from '../toolkit/scroll-to.ts'
export {sortAlphabetically} from '../toolkit/sort-alphabetically.ts'
export {sortNaturally} from '../toolkit/sort-naturally.ts'
export {type Paced, throttle} from '../toolkit/throttle.ts'
export {type TweenOptions, tween} from '../toolkit/tween.ts'
