// Where a brother lives: from a place in one cell, or in several, to the place and the country it is in.
import { type Country, findCountry, findCountryInPlace, findCountryOfState } from '#platform/countries.ts'

interface TypedPlace {
  location: string | null
  city: string | null
  region: string | null
  country: string | null
}

export interface RosterPlace {
  location: string | null
  city: string | null
  country: string | null
  /** ISO code of the country, for numbers dialled from there; null when it is none we know. */
  countryCode: string | null
}

const COMMA = / ?[,\u060C\u3001\uFF0C] ?/

/** “Paris, France” is Paris in France, “Austin TX” is Austin, TX in the United States. */
export function readPlace(typed: TypedPlace): RosterPlace {
  const given = typed.country === null ? null : findCountry(typed.country)
  const written = typed.location ?? [typed.city, typed.region].filter(Boolean).join(', ')
  const { parts, named, local } = splitPlace(written)
  const agrees = typed.country === null || named?.code === given?.code
  const country = typed.country === null ? (named ?? stateCountry(local)) : given
  return {
    location: (agrees ? local : parts).join(', ') || null,
    city: typed.city === null ? null : (splitPlace(typed.city).local[0] ?? null),
    country: country?.name ?? typed.country,
    countryCode: country?.code ?? null,
  }
}

/** The place exactly as it was written; only the code of its country is looked up. */
export const takePlace = ({ location, city, country }: TypedPlace): RosterPlace => ({
  location,
  city,
  country,
  countryCode: (country && findCountry(country)?.code) || null,
})

/** The parts of a place, and those left of them beside the country named last; a country alone is a place too. */
function splitPlace(text: string): { parts: string[]; named: Country | null; local: string[] } {
  const parts = withStateApart(text.split(COMMA).filter(Boolean))
  const named = findCountryInPlace(parts.at(-1) ?? '')
  return { parts, named, local: named && parts.length > 1 ? parts.slice(0, -1) : parts }
}

/** “Austin TX” in two parts. */
function withStateApart(parts: string[]) {
  const [, town, state] = (parts.length === 1 && /^(.+) ([A-Z]{2})$/.exec(parts[0] ?? '')) || []
  return town && state && findCountryOfState(state) ? [town, state] : parts
}

const stateCountry = (local: string[]): Country | null =>
  local.length > 1 ? findCountryOfState(local.at(-1) ?? '') : null
