// What regions and countries are called beside a city's name.
import { regionNames } from '@aerie/contract/formats'
import type { AreaKey } from '../../server/features/places/gazetteer-file.ts'
import { placeKey } from '../../server/features/places/place-key.ts'

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
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  GB: 'UK, Great Britain, Britain',
  KP: 'North Korea',
  KR: 'Korea, Republic of Korea',
  MK: 'Macedonia',
  MM: 'Burma',
  NL: 'Holland, The Netherlands',
  RU: 'Russian Federation',
  SZ: 'Swaziland',
  TR: 'Turkey',
  US: 'USA, America, United States of America',
}

/** Codes in daily use where GeoNames counts the regions: what stands after the country's dot is its number. */
const REGION_CODES: Record<string, string> = {
  CA: '01 AB, 02 BC, 03 MB, 04 NB, 05 NL, 07 NS, 08 ON, 09 PE, 09 PEI, 10 QC, 10 PQ, 11 SK, 12 YT, 13 NT, 14 NU',
  AU: '01 ACT, 02 NSW, 03 NT, 04 QLD, 05 SA, 06 TAS, 07 VIC, 08 WA',
  MX: '09 CDMX',
}

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
    for (const short of regionCodes(code)) add(short, 'code', 'regions', number)
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
}

function regionCodes(code: string) {
  const [country = '', region = ''] = code.split('.')
  const listed = (REGION_CODES[country] ?? '').split(', ').flatMap((pair) => {
    const [number, short = ''] = pair.split(' ')
    return number === region ? [short] : []
  })
  return /^[A-Z]{2,3}$/.test(region) ? [region, ...listed] : listed
}
