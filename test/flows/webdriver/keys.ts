/** Code points of https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
}

const press = (keys: readonly string[]) => [
  ...keys.map((value) => ({type: 'keyDown', value})),
  ...keys.toReversed().map((value) => ({type: 'keyUp', value})),
]

const held = /^(Shift|Control)\+(.+)$/

/** Actions for keys by their DOM names; `Shift+Tab` holds the first. */
export const keyActions = (names: readonly string[]) =>
  names.flatMap((name) => {
    const [, modifier, key] = held.exec(name) ?? [null, null, name]
    return press((modifier ? [modifier, key ?? name] : [name]).map((one) => KEYS[one] ?? one))
  })
