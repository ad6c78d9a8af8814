// What regions and countries are called beside a city's name.
import { regionNames } from '@aerie/text/regions'
import { placeKey } from '../../server/features/places/place-key.ts'
import type { AreaKey } from '../../server/platform/gazetteer/gazetteer-file.ts'
import { alsoCalled, lesserCodes, regionCodes } from './region-names.ts'

export interface Area {
  /** ISO code of a country, or country and region as in “US.TX”. */
  code: string
  name: string
}

const LANGUAGES = 'en de fr es pt it nl sv nb da fi pl cs el ru uk tr ar he fa hi vi th zh ja ko'.split(' ')

/** Shorter or plainer than the library's own. */
const PLAIN: Record<string, string> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
}
const ALSO: Record<string, string> = {
  AE: 'UAE, Emirates',
  BA: 'Bosnia',
  CD: 'DRC, Democratic Republic of the Congo',
  CN: 'PRC, PR China, Mainland China',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  DO: 'DR, Dominican Rep',
  GB: 'UK, Great Britain, Britain',
  HK: 'Hong Kong SAR',
  IR: 'Persia',
  KP: 'North Korea',
  KR: 'Korea, Republic of Korea, ROK',
  LK: 'Ceylon',
  MK: 'Macedonia',
  MO: 'Macau, Macau SAR, Macao SAR',
  MM: 'Burma',
  NL: 'Holland, The Netherlands',
  RU: 'Russian Federation',
  SA: 'KSA',
  SZ: 'Swaziland',
  TH: 'Siam',
  TR: 'Turkey',
  TW: 'Province of China, Republic of China, ROC',
  RE: 'La Réunion',
  ZA: 'RSA',
  ZW: 'Rhodesia',
  US: 'USA, U.S., America, United States of America, Estados Unidos',
  VG: 'BVI',
  VI: 'US Virgin Islands, USVI',
}

/** Lands that belong to another country, or are written so: who looks for a city in that finds those in them too. */
const BELONGING: Record<string, string> = {
  AU: 'CC CX NF',
  CN: 'HK MO TW',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE WF YT',
  GB: 'AI BM FK GG GI IM JE KY MS SH TC VG',
  NL: 'AW BQ CW SX',
  NO: 'SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP PR VI',
}

/** The countries whose cities lie in this one as well, by their codes. */
export const belongingTo = (code: string) => BELONGING[code]?.split(' ') ?? []

/** In English, as profiles and the map show it. */
export const countryName = (code: string) => PLAIN[code] ?? displayName('en', code) ?? code

const displays = new Map<string, (code: string) => string | undefined>()
function displayName(language: string, code: string) {
  const display = displays.get(language) ?? regionNames(language)
  displays.set(language, display)
  return display(code)
}

/** All keys in ascending order; an area's number is its place in the list. */
export function areaKeys(countries: readonly Area[], regions: readonly Area[]): AreaKey[] {
  const found = new Map<string, AreaKey>()
  const add = (name: string, kind: AreaKey['kind'], list: 'countries' | 'regions', number: number) => {
    const key = placeKey(name)
    if (!key) return
    const area: AreaKey = found.get(`${key} ${kind}`) ?? { key, kind }
    const numbers = area[list] ?? []
    if (!numbers.includes(number)) numbers.push(number)
    area[list] = numbers
    found.set(`${key} ${kind}`, area)
  }
  for (const [number, { code }] of countries.entries()) {
    add(code, 'code', 'countries', number)
    const names = [countryName(code), ...LANGUAGES.map((language) => displayName(language, code) ?? '')]
    for (const name of [...names, ...(ALSO[code]?.split(', ') ?? [])]) add(name, 'name', 'countries', number)
  }
  for (const [number, { code, name }] of regions.entries()) {
    add(name, 'name', 'regions', number)
    const words = placeKey(name).split(' ')
    for (let from = 1; from < words.length; from++) add(words.slice(from).join(' '), 'word', 'regions', number)
    for (const called of alsoCalled(code)) add(called, 'also', 'regions', number)
    for (const short of regionCodes(code)) add(short, 'code', 'regions', number)
    for (const short of lesserCodes(code)) add(short, 'lesser code', 'regions', number)
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
}
