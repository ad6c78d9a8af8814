// A baker's dozen of papers of the house, of every type and level, in days before the first start.
import type { AccessLevel } from '@aerie/contract/document-values'
import type { CastKey } from '../cast.ts'

export interface CastDocument {
  title: string
  description: string | null
  /** The slug of one that a new house begins with. */
  category: string
  level: AccessLevel
  by: CastKey
  daysAgo: number
  filename: string
  /** What it says; Office files and PDFs are made of it. Without it the file lies beside the demo. */
  text?: string
  /** Everybody is asked to read it, and these have. */
  toBeRead?: { askedBy: CastKey; readBy: CastKey[] }
}

const BY_LAWS = `THE BY-LAWS OF THE BROTHERHOOD
Ninth revision, as voted at the November meeting.

Article i. The house stands at 4019 Pine and is the common property of the brothers.
Article iv. “Front” in these by-laws means the brick, the windows, the door and the porch, as drawn in 1908. Repairs that restore the porch to that drawing may be ordered by the Board alone.
Article vi. A quorum is a third of the active brothers. Where there is none, the meeting sings and goes home.
Article ix. The Treasurer reads the accounts aloud each quarter, and answers for every figure that anybody asks about.
Article xi. These by-laws are changed by two thirds of those who vote, at two meetings in a row.`

const LETTERS = `LETTERS OF THE FOUNDING SOPHOMORES
Transcribed and indexed by hand.

2 October. We have taken the house on Pine. It wants a roof and a porch, and we have between us forty dollars.
19 October. Nobody has yet fallen through the porch, though Brandt has tried. The stove draws well when the wind is from the west.
3 November. Sørensen writes from São Paulo that he will send coffee, and asks that his bed be kept.`

const DEED = `DEED AND SURVEY, 4019 PINE
Filed 1991, restated 2024.

The lot measures forty feet at the street and one hundred and twelve in depth. The survey shows the cellar under the dining room, which no earlier plan has. The original hangs in the bank’s vault; its number is kept by the President and the Treasurer.`

/** The oldest first. */
export const castDocuments: readonly CastDocument[] = [
  {
    title: 'Deed and survey, 4019 Pine',
    description: 'Filed 1991, restated 2024.',
    category: '4019pine',
    level: 'super_admin',
    by: 'marcus',
    daysAgo: 81,
    filename: 'deed-and-survey.pdf',
    text: DEED,
  },
  {
    title: 'All the songs',
    description: 'All verses, including that one.',
    category: 'random',
    level: 'members',
    by: 'rook',
    daysAgo: 76,
    filename: 'songs.txt',
    text: 'ALL THE SONGS\n\nThe Owl at the Gate\nWe came by the river, we came by the road,\nand each of us carried another one’s load.\n\nThat One\n(Stand up for the second verse. Do not sing the third where there are guests.)\n',
  },
  {
    title: 'The first night out',
    description: 'A minute of northern lights. Headphones are no use.',
    category: 'comedy',
    level: 'members',
    by: 'kenji',
    daysAgo: 60,
    filename: 'aurora-film.mp4',
  },
  {
    title: 'Five years from here',
    description: 'What the committee on the future wrote down before the kitchen closed.',
    category: 'future',
    level: 'members',
    by: 'julian',
    daysAgo: 48,
    filename: 'five-years.docx',
    text: 'FIVE YEARS FROM HERE\n\nA scholarship for one brother in each class, paid from the reserve.\nA boiler that starts on the first try.\nA book of the house, with the letters and the songs, printed once and well.',
  },
  {
    title: 'Treasurer’s report, third quarter',
    description: 'Reserve, scholarship fund and the porch.',
    category: 'general',
    level: 'admin',
    by: 'julian',
    daysAgo: 33,
    filename: 'report-q3.csv',
    text: 'Account,Opening,In,Out,Closing\nReserve,41200.00,3600.00,1850.00,42950.00\nScholarship fund,12800.00,2400.00,4000.00,11200.00\nPorch,5000.00,1250.00,5980.50,269.50\n"Kitchen, breakages",300.00,0.00,212.75,87.25\n',
  },
  {
    title: 'Front elevation, porch restored',
    description: null,
    category: '4019pine',
    level: 'members',
    by: 'kenji',
    daysAgo: 25,
    filename: 'house.webp',
  },
  {
    title: 'The porch, for newcomers',
    description: 'Three slides, shown on the first Sunday of the term.',
    category: 'history',
    level: 'members',
    by: 'julian',
    daysAgo: 23,
    filename: 'porch.pptx',
    text: 'The porch, for newcomers\nA short talk, with no questions before the coffee\n\nWhat it is\nNine boards wide, as drawn in 1908\nThree steps, of which the second creaks\nOne bench, and whoever sits on it tells a story\n\nWhat it was in autumn\nRestored by hand in eleven weekends\nPaid for by forty-one brothers',
  },
  {
    title: 'Floor plan of 4019 Pine',
    description: 'The ground floor, drawn after the survey.',
    category: '4019pine',
    level: 'members',
    by: 'rook',
    daysAgo: 22,
    filename: 'floor-plan.svg',
  },
  {
    title: 'Letters of the founding sophomores',
    description: 'Transcribed and indexed by hand.',
    category: 'history',
    level: 'members',
    by: 'marcus',
    daysAgo: 21,
    filename: 'letters.pdf',
    text: LETTERS,
  },
  {
    title: 'Minutes of the Board, closed session',
    description: 'One matter of discipline, one of plumbing.',
    category: 'general',
    level: 'super_admin',
    by: 'marcus',
    daysAgo: 17,
    filename: 'board-minutes.docx',
    text: 'MINUTES OF THE BOARD, CLOSED SESSION\n\nThe matter of the borrowed boat was heard and settled; the boat is back.\nThe plumber is to be paid before the end of the month.',
  },
  {
    title: 'Room draw, Founders’ Weekend',
    description: 'Thirty-five classes, forty-two beds, one table.',
    category: 'future',
    level: 'members',
    by: 'julian',
    daysAgo: 13,
    filename: 'room-draw.xlsx',
    text: 'Room;Beds;Class\nLibrary;6;1\nParlour;8;12\nAttic, east;4;27\nAttic, west;4;31',
  },
  {
    title: 'By-laws, ninth revision',
    description: 'Articles iv and xi, with the committee’s notes.',
    category: 'general',
    level: 'members',
    by: 'marcus',
    daysAgo: 11,
    filename: 'by-laws.pdf',
    text: BY_LAWS,
    toBeRead: { askedBy: 'marcus', readBy: ['julian', 'kenji'] },
  },
  {
    title: 'Minutes of the November meeting',
    description: 'Taken down by the Secretary, read and approved.',
    category: 'general',
    level: 'members',
    by: 'rook',
    daysAgo: 4,
    filename: 'minutes-november.txt',
    text: 'MINUTES OF THE NOVEMBER MEETING\n\nRoll was called; thirty-one brothers answered. The São Paulo chapter sent its regards.\nMoved that the porch be named as part of the front; carried, 96 to 11.\nThe Treasurer read the accounts of the quarter and was thanked.\nThe boiler is to be looked at before the first frost.\nThe meeting sang and adjourned at ten.\n',
  },
]
