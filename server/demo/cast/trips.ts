// The trips of the cast, in days from the first start.
import type { CastKey } from '../cast.ts'

export interface CastTrip {
  who: CastKey
  title: string
  locations: string[]
  /** Days from today; `from` lies in the past for one that is under way. */
  from: number
  until: number
  isShared: boolean
  /** Or planned, where he does not share it. */
  sharedDaysAgo: number
}

/** In the order in which they were shared: what the member who is offered for a look around reads first comes last. */
export const castTrips: readonly CastTrip[] = [
  {
    who: 'anders',
    title: 'Winter swim',
    locations: ['Oslo, Norway'],
    from: 9,
    until: 12,
    isShared: true,
    sharedDaysAgo: 34,
  },
  {
    who: 'soren',
    title: 'Above the Arctic Circle',
    locations: ['Tromsø, Norway', 'Longyearbyen'],
    from: 19,
    until: 27,
    isShared: true,
    sharedDaysAgo: 27,
  },
  {
    who: 'lachlan',
    title: 'New Year across the date line',
    locations: ['Suva, Fiji', 'Apia, Samoa'],
    from: 36,
    until: 47,
    isShared: true,
    sharedDaysAgo: 24,
  },
  {
    who: 'julian',
    title: 'Founders’ dinner',
    locations: ['Philadelphia, United States', 'New York City'],
    from: 12,
    until: 16,
    isShared: true,
    sharedDaysAgo: 17,
  },
  {
    who: 'kenji',
    title: 'Owls of the low countries',
    locations: ['Amsterdam', 'Utrecht'],
    from: -2,
    until: 6,
    isShared: true,
    sharedDaysAgo: 13,
  },
  {
    who: 'rook',
    title: 'Northern lights',
    locations: ['Oslo, Norway', 'Tromsø, Norway'],
    from: 20,
    until: 26,
    isShared: true,
    sharedDaysAgo: 11,
  },
  {
    who: 'rook',
    title: 'A quiet week',
    locations: ['Évora, Portugal'],
    from: 48,
    until: 54,
    isShared: false,
    sharedDaysAgo: 9,
  },
  {
    who: 'rook',
    title: 'House reunion',
    locations: ['Philadelphia, United States'],
    from: -3,
    until: 2,
    isShared: true,
    sharedDaysAgo: 8,
  },
  {
    who: 'arjun',
    title: 'Numbers by day, fado by night',
    locations: ['Lisbon, Portugal'],
    from: 5,
    until: 9,
    isShared: true,
    sharedDaysAgo: 4,
  },
  {
    who: 'mateo',
    title: 'Tiles, trams and one last cut',
    locations: ['Lisbon, Portugal', 'Porto, Portugal'],
    from: 15,
    until: 21,
    isShared: true,
    sharedDaysAgo: 1,
  },
]
