// A place, answered as a place: who lives there, who will be there, and how many photos there are of it.
import { displayName } from '@aerie/contract/person'
import type { SearchHit } from '@aerie/contract/search'
import { counted, plural } from '@aerie/text/plurals'
import { days, joined } from './line-words.ts'
import type { Row } from './row.ts'
import { soughtHref } from './sought.ts'

type Place = SearchHit<'place'>

export const placeName = ({ name, country }: Pick<Place, 'name' | 'country'>) => joined([name, country])

/** '1 brother lives here: Rook Fairweather', null where none does. */
const livingWords = ({ livingCount, living }: Place) =>
  livingCount === 0
    ? null
    : withNames(
        `${counted(livingCount, 'brother')} ${plural(livingCount, 'lives', 'live')} here`,
        living.map(displayName),
      )

/** '2 will be here: Tobias Mensah, Dec 4 – 7, 2026', null where none will. */
function comingWords({ comingCount, coming }: Place) {
  const [first] = coming
  if (!first) return null
  return `${comingCount} will be here, first ${displayName(first.person)}, ${days(first)}`
}

/** 'gathering “Fish and fado”, Mar 4, 2027', null where none is near. */
const meetingWords = ({ gathering }: Place) => gathering && `gathering “${gathering.title}”, ${days(gathering)}`

/** The row leads to the page on which all of that is written out. */
export const placeRow = (place: Place): Row => ({
  key: `place-${placeName(place)}`,
  href: soughtHref(place.name, ['place']),
  picture: { sign: 'place' },
  title: placeName(place),
  line: [
    livingWords(place),
    comingWords(place),
    meetingWords(place),
    place.photoCount > 0 && counted(place.photoCount, 'photo'),
  ]
    .filter(Boolean)
    .join('; '),
})

const withNames = (words: string, names: readonly string[]) =>
  names.length === 0 ? words : `${words}: ${names.join(', ')}`
