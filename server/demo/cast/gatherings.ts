// Three gatherings of the cast: a weekend of the organisation, a dinner to come, and a fire that has burnt down.
import type { Audience, Reply } from '@aerie/contract/gathering-values'
import type { CastKey } from '../cast.ts'

export interface CastGathering {
  by: CastKey
  calledDaysAgo: number
  title: string
  description: string
  location: string
  place: string
  /** On the first such day so many days from the first start, or later; in the past where it is below zero. */
  from: [days: number, weekday: 'Friday' | 'Saturday']
  /** How many days after the first it ends. */
  lasts: number
  startTime: string
  endTime: string
  answerDaysBefore: number | null
  audience: Audience
  classes: number[]
  seats: number | null
  isOfficial: boolean
  /** With the guests they bring. */
  answers: [who: CastKey, reply: Reply, guests: number][]
  /** They have yet to answer. */
  silent?: CastKey[]
  /** How many others of those who are asked answered so. */
  others: Record<Reply, number>
}

/** In the order in which they were called. */
export const castGatherings: readonly CastGathering[] = [
  {
    by: 'wyatt',
    calledDaysAgo: 96,
    title: 'Fire at Hollow Pines',
    description:
      'The cabin sleeps eight and the meadow sleeps the rest. There is wood for two nights and a creek that is colder than it looks.\n\nBring a blanket, a story that is not about the pot, and whatever you would like to see burn: *the old minutes do not count*.',
    location: 'Asheville, United States',
    place: 'Hollow Pines, the last gate on Reems Creek Road',
    from: [-24, 'Saturday'],
    lasts: 1,
    startTime: '16:00',
    endTime: '11:00',
    answerDaysBefore: 7,
    audience: 'all',
    classes: [],
    seats: null,
    isOfficial: false,
    answers: [
      ['luca', 'going', 1],
      ['teddy', 'going', 0],
      ['rook', 'going', 1],
      ['samir', 'going', 2],
      ['elijah', 'going', 0],
      ['kofi', 'maybe', 0],
      ['marcus', 'going', 0],
    ],
    others: { going: 22, maybe: 3, cannot: 9 },
  },
  {
    by: 'julian',
    calledDaysAgo: 41,
    title: 'Founders’ Weekend',
    description:
      'Four days at the house, and the long table is set for all of them.\n\n## Friday\n\nDoors from four. Soup, and the roll is read.\n\n## Saturday\n\nThe porch is painted in the morning, by whoever has hands. Dinner at seven: **coats and ties**, borrowed ones too.\n\n## Sunday and Monday\n\nBreakfast until it is gone. Whoever has a train takes it with a sandwich.\n\nThere are 26 beds in the house; brothers in town have made up the others. Say with whom you come, so that nobody sleeps on the stairs again.',
    location: 'Philadelphia, United States',
    place: '4019 Pine, by the porch',
    from: [39, 'Friday'],
    lasts: 3,
    startTime: '16:00',
    endTime: '12:00',
    answerDaysBefore: 14,
    audience: 'all',
    classes: [],
    seats: 90,
    isOfficial: true,
    answers: [
      ['conrad', 'going', 1],
      ['anders', 'going', 1],
      ['marcus', 'going', 1],
      ['rook', 'going', 0],
      ['desmond', 'going', 1],
      ['teddy', 'going', 0],
      ['luca', 'going', 0],
      ['samir', 'going', 3],
      ['walter', 'maybe', 0],
      ['lachlan', 'cannot', 0],
      ['oscar', 'maybe', 1],
      ['mateo', 'maybe', 0],
    ],
    others: { going: 67, maybe: 24, cannot: 31 },
  },
  {
    by: 'eamon',
    calledDaysAgo: 6,
    title: 'Winter supper at the long bar',
    description:
      'One table, one pot, and the fish that came in that morning. We sit down at seven; those who come late get the heads. There are nine beds above the bar and a sofa that has held worse.\n\nBring a song you know all the words of.',
    location: 'Galway, Ireland',
    place: 'The Salt Room, 14 Flood Street. The blue door; ring twice',
    from: [10, 'Saturday'],
    lasts: 0,
    startTime: '19:00',
    endTime: '23:00',
    answerDaysBefore: 4,
    audience: 'classes',
    classes: [24, 27, 28, 29],
    seats: 16,
    isOfficial: false,
    answers: [
      ['marcus', 'going', 1],
      ['oscar', 'maybe', 0],
      ['arjun', 'cannot', 0],
    ],
    silent: ['rook'],
    others: { going: 6, maybe: 2, cannot: 2 },
  },
]
