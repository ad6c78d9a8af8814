// What the pages themselves show a member, looked through for words as he would: no finder is asked.
import { albums } from '@aerie/contract/albums'
import { documentSearch } from '@aerie/contract/document-search'
import { documents } from '@aerie/contract/documents'
import { elections } from '@aerie/contract/elections'
import { feed } from '@aerie/contract/feed'
import { gatherings } from '@aerie/contract/gatherings'
import { news } from '@aerie/contract/news'
import { people } from '@aerie/contract/people'
import { displayName, fullName } from '@aerie/contract/person'
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags } from '@aerie/contract/photo-tags'
import { photos } from '@aerie/contract/photos'
import { polls } from '@aerie/contract/polls'
import { residences } from '@aerie/contract/residences'
import type { SearchKind } from '@aerie/contract/search-values'
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { trips } from '@aerie/contract/trips'
import { searchTextOf } from '@aerie/text/best-matches'
import { rankerOf } from '@aerie/text/match-rank'
import { openNearWords } from '@aerie/text/near-words'
import { soughtWords } from '@aerie/text/spellings'
import { textWordsOf } from '#platform/search.ts'
import type { SearchWorld } from './search-world.fixture.ts'

type Caller = SearchWorld['marcus']
const ALL = { query: { limit: '200' } }

/** Read once for each member: the whole of what he is shown. */
export async function readPages(by: Caller) {
  const me = (await by(session.current)).body.id
  const [cards, papers, items, acts, allPolls, allElections, own, shared, map, named, tags, { offices }] =
    await Promise.all([
      by(people.list).then(({ body }) => body),
      by(documents.list, ALL).then(({ body }) => body),
      by(news.list, ALL).then(({ body }) => body),
      by(feed.activity, ALL).then(({ body }) => body),
      by(polls.listAll).then(({ body }) => body),
      by(elections.list).then(({ body }) => body),
      by(trips.list).then(({ body }) => body),
      by(trips.list, { query: { scope: 'shared' } }).then(({ body }) => body),
      by(residences.map).then(({ body }) => body),
      by(albums.list, ALL).then(({ body }) => body),
      by(photoTags.custom, ALL).then(({ body }) => body),
      by(settings.show).then(({ body }) => body),
    ])
  const pictures = await Promise.all(
    named.map(async ({ id, title }) => {
      const { body } = await by(photos.ofAlbum, { params: { albumId: String(id) } })
      return body.filter(({ state }) => state !== 'failed').map((photo) => ({ ...photo, albumTitle: title }))
    }),
  )
  const meetings = await Promise.all(
    (['upcoming', 'past', 'mine'] as const).map((scope) => by(gatherings.list, { query: { scope, limit: '200' } })),
  )
  return {
    by,
    me,
    cards,
    papers,
    items,
    acts,
    allPolls,
    allElections,
    own,
    shared,
    map,
    named,
    tags,
    offices,
    pictures: pictures.flat(),
    meetings: meetings.flatMap(({ body }) => body),
  }
}

type Pages = Awaited<ReturnType<typeof readPages>>

const rankIn = (typed: string, names: (string | null)[]) => rankerOf(soughtWords(typed)).rankOf(searchTextOf(names))
const isIn = (typed: string, ...names: (string | null)[]) => rankIn(typed, names) !== null

/** Whether a text has the words, of which the last may be the beginning of one. */
function says(typed: string, text: string) {
  const words = textWordsOf(typed)
  const all = text
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .flatMap((one) => one.split(/[^\p{L}\p{N}\p{M}'’]+/u))
    .flatMap(textWordsOf)
  return words.every((word, at) => all.some((one) => one === word || (at === words.length - 1 && one.startsWith(word))))
}

/** By kind, the ids of all that the pages have of it; of places and offices their names. */
export async function findInPages(pages: Pages, typed: string): Promise<Record<SearchKind, (number | string)[]>> {
  const { by, me } = pages
  const isAhead = ({ traveller }: { traveller: { id: number } }) => traveller.id !== me
  const others = pages.shared.filter(isAhead)
  const inText = textWordsOf(typed).length > 0 ? (await by(documentSearch.find, { query: { q: typed } })).body : []
  return {
    brother: await brothersIn(pages, typed, others),
    photo: await photosIn(pages, typed),
    album: pages.named.filter(({ title, description }) => isIn(typed, title, description)).map(({ id }) => id),
    tag: pages.tags.filter(({ name }) => isIn(typed, name)).map(({ id }) => id),
    document: unique([
      ...pages.papers.filter(({ title, description }) => isIn(typed, title, description)).map(({ id }) => id),
      ...inText.map(({ id }) => id),
    ]),
    news: pages.items.filter(({ title, body }) => says(typed, `${title} ${body}`)).map(({ id }) => id),
    activity: pages.acts.filter(({ description }) => says(typed, description)).map(({ id }) => id),
    poll: pages.allPolls
      .filter(({ title, description, options }) => isIn(typed, title, description, ...options.map(({ text }) => text)))
      .map(({ id }) => id),
    election: pages.allElections
      .filter(({ title, description, positions }) =>
        isIn(
          typed,
          title,
          description,
          ...positions.flatMap((one) => [
            one.title,
            one.description,
            ...one.candidates.map(({ memberName }) => memberName),
          ]),
        ),
      )
      .map(({ id }) => id),
    trip: [...pages.own, ...others]
      .filter(({ title, stops, traveller }) =>
        isIn(
          typed,
          title,
          ...stops.flatMap(({ location, city, country }) => [location, city, country]),
          fullName(traveller),
        ),
      )
      .map(({ id }) => id),
    gathering: unique(
      pages.meetings
        .filter(({ title, location, place, city, country, hosts }) =>
          isIn(typed, title, location, place, city, country, ...hosts.map(displayName)),
        )
        .map(({ id }) => id),
    ),
    place: placesIn(pages, typed, others),
    office: pages.offices.filter(({ label }) => isIn(typed, label)).map(({ label }) => label),
  }
}

async function brothersIn({ by, cards }: Pages, typed: string, others: Pages['shared']) {
  const byCard = (await by(people.list, { query: { q: typed } })).body
  const namesOf = (card: (typeof cards)[number]) => [displayName(card), fullName(card)]
  const byName = byCard.filter((card) => (rankIn(typed, namesOf(card)) ?? 3) < 3)
  const isNear = (card: (typeof cards)[number]) => {
    const words = searchTextOf(namesOf(card)).split(/\s+/).filter(Boolean)
    const near = soughtWords(typed).map((word) => openNearWords(words).find(word).length > 0)
    const begins = soughtWords(typed).map((word) => words.some((one) => one.startsWith(word)))
    return near.some(Boolean) && near.every((is, at) => is || begins[at])
  }
  const coming = others.filter(({ stops }) =>
    stops.some(
      ({ location, city, country }) => (rankIn(typed, [location, city, city && `${city} ${country}`]) ?? 3) < 3,
    ),
  )
  return unique([
    ...byCard.map(({ id }) => id),
    ...(byName.length < 5 ? cards.filter(isNear).map(({ id }) => id) : []),
    ...coming.map(({ traveller }) => traveller.id),
  ])
}

async function photosIn({ by, cards, pictures }: Pages, typed: string) {
  const meant = cards.filter((card) => (rankIn(typed, [displayName(card), fullName(card)]) ?? 3) <= 1)
  const ofMeant = await Promise.all(
    meant.map(async ({ id }) => (await by(photoSearch.find, { query: { member: String(id), limit: '200' } })).body),
  )
  const byWords = pictures.filter(
    ({ caption, customTags, albumTitle }) =>
      (caption && says(typed, caption)) || customTags.some(({ name }) => isIn(typed, name)) || isIn(typed, albumTitle),
  )
  return unique([...byWords, ...ofMeant.flat()].map(({ id }) => id))
}

function placesIn({ map }: Pages, typed: string, others: Pages['shared']) {
  const stops = others.flatMap((trip) => trip.stops)
  return unique(
    [...map, ...stops]
      .filter(
        ({ city, country }) => city !== null && isIn(typed, city, country, `${city} ${country}`, `${city}, ${country}`),
      )
      .map(({ city }) => city ?? ''),
  )
}

const unique = <Value>(values: Value[]) => [...new Set(values)]
