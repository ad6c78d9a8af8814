// A year of news as officers wrote it, in days before the first start.
import type { CastKey } from '../cast.ts'
import type { castPictures } from './pictures.ts'

export interface CastNews {
  who: CastKey
  daysAgo: number
  title: string
  body: string
  tags: string[]
  /** In the folder of news images, and what it shows. */
  image?: [name: keyof typeof castPictures, shows: string]
  state?: 'pinned' | 'draft' | 'planned'
}

/** The oldest first. */
export const castNews: readonly CastNews[] = [
  {
    who: 'harpreet',
    daysAgo: 361,
    title: 'The roll of the year is closed',
    body: 'Every class has answered. **Eleven** of us had moved further than the roll knew.\n\nIf your line in the directory is still last year’s, five minutes on your profile will do.',
    tags: ['directory'],
  },
  {
    who: 'julian',
    daysAgo: 338,
    title: 'Winter in the house: who has a key',
    body: 'The back door sticks from December to March. Whoever has a key:\n\n- lift the latch before you turn it\n- leave the porch light on\n- write your name in the book\n\nNobody has ever been sorry to find the kettle warm.',
    tags: ['4019 pine'],
    image: ['house', 'The house at dusk, one window lit'],
  },
  {
    who: 'marcus',
    daysAgo: 312,
    title: 'Treasurer’s letter for the year',
    body: 'The books are in order and the roof is paid for.\n\n## What came in\n\nDues, two bequests and a raffle nobody admits to having organised.\n\n## What went out\n\nThe roof, the boiler and the scholarship. The letter with every figure hangs in the hall.',
    tags: ['treasury'],
  },
  {
    who: 'conrad',
    daysAgo: 287,
    title: 'Sixty-two photographs of the 1st Class, found in a biscuit tin',
    body: 'They were behind the piano, where the tin had held the piano up. I have written names on the backs of forty.\n\n> If you know the man with the accordion, write to me before his class is gone.',
    tags: ['history'],
  },
  {
    who: 'julian',
    daysAgo: 254,
    title: 'Spring supper: the long table seats 120',
    body: 'First Saturday after the thaw, seven in the evening. Bring bread, or a story shorter than the soup.',
    tags: ['supper', '4019 pine'],
    image: ['dinner', 'A long table laid for supper by candlelight'],
  },
  {
    who: 'harpreet',
    daysAgo: 229,
    title: 'Scholarship: four names, and how they were chosen',
    body: 'Nineteen applied. Five of us read every page without the names, argued for two evenings, and agreed on four.\n\n1. An engineer who repairs organs\n2. A nurse on nights\n3. A cellist\n4. Somebody who asked for half of what he needed, and got the whole',
    tags: ['scholarship'],
    image: ['stars', 'Stars over a dark ridge'],
  },
  {
    who: 'marcus',
    daysAgo: 198,
    title: 'The lake weekend is on again',
    body: 'Three canoes, two of them sound. **Tell me by Friday** if you come, and whether you sleep in a tent or only say so.',
    tags: ['lake', 'summer'],
    image: ['lake', 'A still lake between pines in the morning'],
  },
  {
    who: 'conrad',
    daysAgo: 170,
    title: 'Who carved the bannister',
    body: 'A letter from a son of the 3rd Class settles it: it was two of them, one winter, with one knife. The initials under the fourth step are theirs.',
    tags: ['history', '4019 pine'],
  },
  {
    who: 'julian',
    daysAgo: 143,
    title: 'Midsummer fire, and what we burn',
    body: 'The old porch steps, the ladder, and every proposal to move the piano. We light it when the first star is out.',
    tags: ['summer', '4019 pine'],
    image: ['fire', 'Brothers around a fire at night'],
  },
  {
    who: 'harpreet',
    daysAgo: 118,
    title: 'Mentors wanted for the newest class',
    body: 'Two calls a month for one year. You need no answers; *you need to pick up*.\n\nTell me your line of work and I find you somebody who wants to enter it.',
    tags: ['mentors'],
  },
  {
    who: 'marcus',
    daysAgo: 91,
    title: 'The boat has a new mast',
    body: 'It is older than the last one and straighter. She sails again on the last weekend of the month; berths by lot.',
    tags: ['sailing', 'summer'],
    image: ['sail', 'A sail against the evening light'],
  },
  {
    who: 'julian',
    daysAgo: 66,
    title: 'A walk along the ridge for those who cannot come to the house',
    body: 'Same Sunday, same hour, wherever you are: walk for an hour and write down what you saw. We read all of it aloud in the winter.',
    tags: ['walk'],
    image: ['ridge', 'A ridge before light, mist in the valley'],
  },
  {
    who: 'conrad',
    daysAgo: 40,
    title: 'The chapter book is back from the binder',
    body: 'Two hundred pages, sewn again, and the coffee stain of the 9th Class kept on the vote of all present.',
    tags: ['history'],
  },
  {
    who: 'julian',
    daysAgo: 21,
    title: 'The porch at 4019 Pine is level again, after 41 years',
    body: 'Four jacks, two weekends and one argument about shims. The swing hangs straight for the first time since the 3rd Class.\n\nThanks to everybody who held something up.',
    tags: ['4019 pine'],
    image: ['house', 'The house with its porch, level'],
  },
  {
    who: 'julian',
    daysAgo: 10,
    title: 'Founders’ Weekend opens its rolls: thirty-five classes under one roof',
    body: 'The rolls for Founders’ Weekend are open. Rooms at the house are drawn by class, oldest first, and the draw is public: the sheet hangs in the kitchen.\n\nThe long table seats 120. The lawn takes the rest of us, under canvas, as in the year of the flood.\n\n## What to bring\n\n- One photograph for the wall, printed, with the names on its back\n- A coat; the porch has no heating and no one is allowed to install any\n- Your little brother, if he has not been back since he left\n\n> We never counted who came. We counted who was missed.\n\n## Getting here\n\nTrains stop at Hollow Pines twice a day. The van leaves the halt at **five past the hour**; if you land later, call the house and somebody will come, as somebody always has.',
    tags: ['reunion', 'founders'],
    image: ['group', 'Nine brothers on a ridge at sunset'],
    state: 'pinned',
  },
  {
    who: 'marcus',
    daysAgo: 3,
    title: 'Chairs, one hundred and twenty of them',
    body: 'Returned by the church with thanks and one more than we lent. If you are missing a chair, ask.',
    tags: ['4019 pine'],
    image: ['dinner', 'A long table with every chair at it'],
  },
  {
    who: 'marcus',
    daysAgo: 0,
    title: 'Winter work party: the boiler, again',
    body: 'The boiler at 4019 Pine has asked for us again. We meet in old clothes, at nine in the morning.\n\n## What there is to do\n\n- Drain and flush, before noon\n- Replace the second valve; the first holds\n\n> It is not broken. It is waiting.\n\nSoup at one.',
    tags: ['4019 pine', 'work party'],
    image: ['ridge', 'The ridge behind the house, before light'],
    state: 'planned',
  },
  {
    who: 'harpreet',
    daysAgo: 0,
    title: 'Bell rope, who has it',
    body: 'It was on its hook in October.',
    tags: [],
    state: 'draft',
  },
]
