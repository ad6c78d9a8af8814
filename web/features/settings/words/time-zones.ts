// The time zones that can be chosen, and the best of them for what is typed.
import { bestMatches, searchTextOf } from '@aerie/text/best-matches'
import { onFirstUse } from '@aerie/text/on-first-use'
import { placeOf, zonesKnown } from '@aerie/text/zones'

const MOST_OFFERED = 8

/** What browsers call by a former name; they know both. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const index = onFirstUse(() => {
  const zones = [...new Set(zonesKnown().map((zone) => RENAMED[zone] ?? zone))].sort()
  const formerOf = new Map(Object.entries(RENAMED).map(([former, zone]) => [zone, former]))
  return { zones, texts: zones.map((zone) => searchTextOf([placeOf(zone), wordsOf(zone), formerOf.get(zone) ?? null])) }
})

const wordsOf = (zone: string) => zone.replaceAll(/[/_]/g, ' ')

/** By its city or as it is called. */
export function zonesFor(typed: string): string[] {
  const { zones, texts } = index()
  return bestMatches(texts, wordsOf(typed), MOST_OFFERED).flatMap((at) => zones[at] ?? [])
}
