export function setCookie(name: string, value = 'true', attributes = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the code under test uses
  document.cookie = `${name}=${value};path=/${attributes}`
}

export const removeCookie = (name: string): void => setCookie(name, '', ';max-age=-1')

export function removeCookies(): void {
  for (const pair of document.cookie.split('; ')) removeCookie(pair.replace(/=.*/, ''))
}
