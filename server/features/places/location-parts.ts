// Takes a location apart as brothers write it: “Greater Boston Area”, “Paris - France”, “Dallas-Fort Worth”.
import { saysNothing } from '@aerie/text/says-nothing'
import { partKeys } from './place-key.ts'

const LONGEST = 200
const MOST_PARTS = 6

const POSTCODES = [
  // Japanese and Polish, most others, then Swedish, Czech and Greek.
  /\b\d{2,3}-\d{3,4}\b/g,
  /\b\d{4,6}(?:-\d{3,4})?\b/g,
  /\b\d{3} \d{2}\b/g,
  // British, then Canadian.
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gi,
]
const AROUND_A_CITY =
  /\b(?:bay area|greater|metropolitan|metroplex|metro|area|region|county|downtown|based in|living in|lives in|near)\b/gi
/** What an area or a city may be called in full: “Taipei City”, “Comunidad de Madrid”, “Praha 1”. */
const IN_FULL =
  /\b(?:city|province|state|prefecture|district|governorate|department|canton|municipality|sar|capital)\b|\b(?:comunidad|comunitat|provincia|regi[oó]n|estado|federal territory|state|province|city) (?:aut[oó]noma )?(?:of|de|di)\b|(?<=\s)\d{1,2}(?!\S)/gi
const BETWEEN_PARTS = /\s[-–—]\s|[;()[\]|/•·]/g
const HYPHEN = /(?<=\p{L})[-–](?=\p{L})/gu
const NOWHERE =
  /^(?:(?:fully |100 )?remote|everywhere|anywhere|world ?wide|(?:digital )?nomad)\b|^(?:various|global|earth|the world|ask|private|same|home|here|abroad|overseas)$/

/** The keys of its parts as they are written, and for when those mean nothing, taken apart more and more roughly. */
export function readingsOf(location: string): string[][] {
  if (saysNothing(location)) return []
  let written = location.slice(0, LONGEST)
  for (const postcode of POSTCODES) written = written.replace(postcode, ' ')
  const apart = written.replace(BETWEEN_PARTS, ',')
  const plain = apart.replace(AROUND_A_CITY, ' ')
  const bare = plain.replace(IN_FULL, ' ')
  const unjoined = plain.replace(HYPHEN, ',')
  return [...new Set([written, apart, plain, bare, unjoined])].map(partsOf).filter((parts) => parts.length > 0)
}

const partsOf = (text: string) => {
  const parts = partKeys(text)
  const [first = ''] = parts
  return NOWHERE.test(first) ? [] : parts.slice(0, MOST_PARTS)
}
