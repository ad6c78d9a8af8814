// Countries by whatever name a member may write, and the states that give theirs away.
import { regionNames, regionToday } from '@aerie/text/regions'
import { plain } from '@aerie/text/search-form'

export interface Country {
  /** ISO 3166-1, two letters. */
  code: string
  /** In English, as the directory shows it. */
  name: string
}

const LANGUAGES = 'en de fr es pt it nl sv nb da fi pl cs el ru uk tr ar he fa hi vi th zh ja ko'.split(' ')
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const SHORTER: Record<string, string> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
}
const ALSO_CALLED: Record<string, string> = {
  AE: 'UAE, Emirates',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  GB: 'UK, Great Britain, Britain, England, Scotland, Wales, Northern Ireland',
  IE: 'Republic of Ireland',
  KR: 'Korea, Republic of Korea',
  MK: 'Macedonia',
  MM: 'Burma',
  NL: 'Holland',
  RU: 'Russian Federation',
  SZ: 'Swaziland',
  TR: 'Turkey',
  US: 'USA, U.S., U.S.A., United States of America, America',
}

const STATES: Record<string, string> = {
  US: `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC
    District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
    KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
    MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC
    North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South
    Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West
    Virginia, WI Wisconsin, WY Wyoming`,
  CA: `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NT Northwest
    Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT
    Yukon`,
}

/** A country and a state: what is called so is neither, unless its column says which. */
const AMBIGUOUS = 'georgia'

/** A country by name or code; in capitals “AO” is Angola, not Austria as in Vietnam. */
export const findCountry = (text: string): Country | null =>
  (/^[A-Z]{2}$/.test(text) ? byCode().get(text) : undefined) ?? countries().get(countryKey(text)) ?? null

/** A country named at the end of a place. */
export function findCountryInPlace(text: string): Country | null {
  const key = countryKey(text)
  return key === AMBIGUOUS ? null : (countries().get(key) ?? null)
}

const countryKey = (text: string) => comparable(text.replace(/^the /i, ''))

/** Without case, accents, spaces and punctuation. */
const comparable = (text: string) =>
  plain(text)
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The country of a state or province, by its name or its two letters, a postcode behind them or not. */
export function findCountryOfState(text: string): Country | null {
  const state = text.replace(/ \d{5}(?:-\d{4})?$/, '')
  const isCode = /^(?:[A-Z]{2}|D\.C\.)$/i.test(state)
  const code = states().get(isCode ? state.replaceAll('.', '').toUpperCase() : comparable(state))
  return (code && byCode().get(code)) || null
}

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const byCode = once(() => {
  const nameOf = regionNames('en')
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const found = new Map<string, Country>()
  for (const code of codes) {
    const name = SHORTER[code] ?? nameOf(code)
    if (name && isInUse(code)) found.set(code, { code, name })
  }
  return found
})

/** Codes of countries that are no more, as DD, stand for another. */
const isInUse = (code: string) => !NO_COUNTRIES.has(code) && regionToday(code) === code

/** By every name in every language; where two countries share one, the more widely spoken language decides. */
const countries = once(() => {
  const found = new Map<string, Country>()
  const add = (name: string | undefined, country: Country) => {
    const key = name && comparable(name)
    if (key && !found.has(key)) found.set(key, country)
  }
  for (const language of LANGUAGES) {
    const nameOf = regionNames(language)
    for (const country of byCode().values()) add(nameOf(country.code), country)
  }
  for (const country of byCode().values()) {
    add(country.name, country)
    for (const name of ALSO_CALLED[country.code]?.split(', ') ?? []) add(name, country)
  }
  return found
})

const states = once(() => {
  const found = new Map<string, string>()
  for (const [country, list] of Object.entries(STATES)) {
    for (const [, code = '', name = ''] of list.matchAll(/([A-Z]{2})\s+([^,]+)/g)) {
      found.set(code, country)
      if (comparable(name) !== AMBIGUOUS) found.set(comparable(name), country)
    }
  }
  return found
})

const WITH_ARTICLE =
  /^(?:United |Dominican |Central African |Czech R|Isle of |Republic of |DR |Netherlands$|Philippines$|Bahamas$|Maldives$|Gambia$|Seychelles$|Comoros$|Vatican$)| Islands$| Territor(?:y|ies)$/

/** A country's name as it stands behind “in”: “the United States”, “Norway”. */
export const withArticle = (name: string) => (WITH_ARTICLE.test(name) ? `the ${name}` : name)
