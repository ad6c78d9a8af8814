// Six albums as brothers filled them, in days before the first start.
import type { CastKey } from '../cast.ts'

export interface CastPhoto {
  /** In the folder of album photos. */
  file: string
  /** The thumbhash of a film's still, whose thumbnails lie beside the film: not every machine can take one. */
  still?: string
  by: CastKey
  caption?: string
  tags?: string[]
  /** With their places in percent. */
  brothers?: [who: CastKey, x: number, y: number][]
  flag?: { by: CastKey; reason: string }
}

export interface CastAlbum {
  title: string
  description: string
  by: CastKey
  daysAgo: number
  isOpen: boolean
  /** In the order they were taken, some hours apart. */
  photos: CastPhoto[]
}

/** The oldest first. */
export const castAlbums: readonly CastAlbum[] = [
  {
    title: 'Old Harrow ascent',
    description: 'Nine went up. Nine came down, some of them slower.',
    by: 'marcus',
    daysAgo: 402,
    isOpen: true,
    photos: [
      { file: 'forest', by: 'marcus', caption: 'The first hour', tags: ['old harrow'] },
      { file: 'peak', by: 'marcus', caption: 'Old Harrow', tags: ['old harrow', 'summit'] },
      { file: 'peak-top', by: 'samir', caption: 'The last three hundred', tags: ['old harrow'] },
      {
        file: 'group',
        by: 'samir',
        caption: 'On top, with the flag left in the car',
        tags: ['summit', 'reunion'],
        brothers: [
          ['samir', 26, 66],
          ['kofi', 46, 64],
          ['rook', 73, 62],
        ],
      },
      { file: 'ridge-far', by: 'kofi', caption: 'Four ranges, and a fifth after the second flask' },
    ],
  },
  {
    title: 'Tromsø, first winter',
    description: 'What the office window shows in November.',
    by: 'oscar',
    daysAgo: 331,
    isOpen: false,
    photos: [
      { file: 'aurora', by: 'oscar', caption: 'Oscar sent this one', tags: ['north'] },
      { file: 'aurora-low', by: 'oscar', tags: ['north'] },
      {
        file: 'aurora-film',
        still: 'i9cFBIJ4eIdvh3dyh6OpgHw4+Q==',
        by: 'oscar',
        caption: 'An hour of it, in seven seconds',
      },
    ],
  },
  {
    title: '4019 Pine',
    description: 'The house, then and now.',
    by: 'conrad',
    daysAgo: 240,
    isOpen: true,
    photos: [
      { file: 'house', by: 'conrad', caption: 'One window lit', tags: ['4019 pine'] },
      { file: 'house-door', by: 'conrad', caption: 'The door that sticks from December to March', tags: ['4019 pine'] },
      { file: 'house-roof', by: 'harpreet', caption: 'The roof, paid for', tags: ['4019 pine'] },
    ],
  },
  {
    title: 'Lisbon to Cascais',
    description: 'Two days under sail and one under a tarpaulin.',
    by: 'rook',
    daysAgo: 118,
    isOpen: false,
    photos: [
      { file: 'coast', by: 'rook', caption: 'Out of the river', tags: ['sailing'] },
      { file: 'coast-north', by: 'rook', tags: ['sailing'] },
      {
        file: 'sail',
        by: 'rook',
        caption: 'Mateo at the helm, allegedly',
        tags: ['sailing', 'lisbon'],
        brothers: [['mateo', 65, 56]],
      },
      { file: 'sail-boat', by: 'rook', caption: 'Harbour mouth', tags: ['sailing'] },
      { file: 'coast-south', by: 'rook', tags: ['lisbon'] },
    ],
  },
  {
    title: 'City nights',
    description: 'The dinner of the eastern brothers.',
    by: 'julian',
    daysAgo: 61,
    isOpen: true,
    photos: [
      { file: 'city', by: 'julian', caption: 'From the roof', tags: ['new york'] },
      { file: 'city-left', by: 'julian', tags: ['new york'] },
    ],
  },
  {
    title: 'Hollow Pines, autumn',
    description: 'Four days, twenty-six brothers, one working stove.',
    by: 'samir',
    daysAgo: 21,
    isOpen: true,
    photos: [
      { file: 'lake-shore', by: 'samir', caption: 'Hollow Pines from the dock', tags: ['hollow pines'] },
      { file: 'lake', by: 'samir', caption: 'Morning, north loop', tags: ['hollow pines', 'autumn'] },
      { file: 'ridge', by: 'rook', caption: 'The ridge walk, last light', tags: ['hollow pines', 'ridge', 'autumn'] },
      {
        file: 'fire',
        by: 'kofi',
        caption: 'Third night',
        tags: ['hollow pines'],
        brothers: [
          ['kofi', 17, 72],
          ['rook', 87, 72],
          ['teddy', 35, 74],
        ],
      },
      { file: 'fire-close', by: 'kofi', caption: 'The working stove', tags: ['hollow pines'] },
      {
        file: 'dinner',
        by: 'julian',
        caption: 'The long table',
        tags: ['reunion'],
        flag: { by: 'farid', reason: 'My wife asked that her place at the table not be shown.' },
      },
      { file: 'stars', by: 'rook', caption: 'Four in the morning', tags: ['hollow pines'] },
      {
        file: 'group-left',
        by: 'samir',
        caption: 'West, from the porch',
        tags: ['hollow pines', 'reunion'],
        brothers: [['samir', 28, 50]],
      },
      { file: 'dunes', by: 'teddy', caption: 'The drive out' },
    ],
  },
]
