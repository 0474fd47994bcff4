/** ISO 3166-1, alpha-2, by first letter; the browser knows their names best. */
const CODES =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW'

/** The names of all countries in a language, in its order; in English if the page's language is invalid. */
export function listCountries(locale: string): string[] {
  try {
    const names = new Intl.DisplayNames(locale, {type: 'region'})
    const codes = CODES.split(' ').flatMap(([first, ...rest]) => rest.map((second) => `${first}${second}`))
    return codes.map((code) => names.of(code) ?? code).sort(new Intl.Collator(locale).compare)
  } catch (error) {
    if (locale === 'en') throw error
    return listCountries('en')
  }
}
