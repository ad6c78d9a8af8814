// Where brothers live, as all brothers may know it: kept in memory by place until a member changes.
import type { PersonName } from '@aerie/contract/person'
import { MapLocation, residences } from '@aerie/contract/residences'
import * as z from 'zod/mini'
import { toPersonName } from '#features/people/person.ts'
import { ANY_BROTHER, shownTo } from '#features/people/privacy.ts'
import { distanceKm, latitudesOf, type Point } from '#features/places/service.ts'
import { cached } from '#platform/cache/cached.ts'
import { type KeptJson, keptJson } from '#platform/http/kept-json.ts'
import * as data from './data.ts'

interface Near {
  count: number
  /** The first of them, those of the nearest place first. */
  members: PersonName[]
}

interface ResidenceQuery {
  km: number
  /** He is not near himself. */
  except: number
  /** How many to name. */
  most: number
  /** Passes over the residences that are not counted here. */
  counts?: (residence: Point) => boolean
}

export interface Residences {
  /** All places with the brothers who live there, biggest first, as the map is sent them. */
  whole: KeptJson
  /** All places with the brothers who live there, biggest first. */
  places: readonly MapLocation[]
  /** Active brothers who live within the distance. */
  near(place: Point, asked: ResidenceQuery): Near
}

export const readResidences = cached<Residences>({
  answers: [residences.map],
  async load({ db }) {
    const places = placesOf(await data.listResidences(db))
    const biggestFirst = places.toSorted((a, b) => b.memberCount - a.memberCount || a.city.localeCompare(b.city, 'en'))
    const residences = new Map(places.flatMap((place) => place.members.map(({ id }) => [id, place] as const)))
    const southFirst = places.sort((a, b) => a.latitude - b.latitude)
    return {
      whole: keptJson(JSON.stringify(z.array(MapLocation).parse(biggestFirst))),
      places: biggestFirst,
      near: (place, asked) => nearOf(around(southFirst, place, asked), residences.get(asked.except), asked),
    }
  },
})

/** One place for each pair of coordinates, with its brothers by name. */
function placesOf(rows: data.ResidenceRow[]): MapLocation[] {
  const places = new Map<string, MapLocation>()
  for (const kept of rows) {
    const row = shownTo(ANY_BROTHER, kept)
    if (row.latitude === null || row.longitude === null) continue
    const { latitude, longitude } = row
    const key = `${latitude} ${longitude}`
    const [city, country] = [row.city ?? row.location ?? '', row.country ?? '']
    const place = places.get(key) ?? { city, country, latitude, longitude, memberCount: 0, members: [] }
    place.memberCount++
    place.members.push(toPersonName(row))
    places.set(key, place)
  }
  return [...places.values()]
}

/** The places within the distance, the nearest first. */
function around(southFirst: MapLocation[], place: Point, { km, counts }: ResidenceQuery) {
  const reach = latitudesOf(km)
  const found: { residence: MapLocation; distance: number }[] = []
  for (let at = firstFrom(southFirst, place.latitude - reach); at < southFirst.length; at++) {
    const residence = southFirst[at]
    if (!residence || residence.latitude > place.latitude + reach) break
    const distance = distanceKm(place, residence)
    if (distance <= km && (!counts || counts(residence))) found.push({ residence, distance })
  }
  return found.sort((a, b) => a.distance - b.distance)
}

/** Where in the list the first place stands that lies no further south. */
function firstFrom(southFirst: MapLocation[], latitude: number) {
  let [low, high] = [0, southFirst.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((southFirst[middle]?.latitude ?? 0) < latitude) low = middle + 1
    else high = middle
  }
  return low
}

/** `home`: where the one lives who is not near himself. */
function nearOf(
  found: { residence: MapLocation }[],
  home: MapLocation | undefined,
  { except, most }: ResidenceQuery,
): Near {
  let count = 0
  const members: PersonName[] = []
  for (const { residence } of found) {
    count += residence.memberCount - (residence === home ? 1 : 0)
    for (const member of residence.members) {
      if (members.length === most) break
      if (member.id !== except) members.push(member)
    }
  }
  return { count, members }
}
