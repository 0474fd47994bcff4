/** Not supported by every browser. */
export function wantsLessData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return !!Reflect.get(Object(connection), 'saveData')
}
