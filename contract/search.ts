// Search everywhere: brothers, places, photos, papers and the rest by the same words, each only as far as its page shows it.
import * as z from 'zod/mini'
import { DOCUMENT_KINDS } from './document-values.ts'
import { ElectionStatus } from './election-values.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { ActivityType } from './feed.ts'
import { PersonName, PersonRef } from './person.ts'
import { MediaType } from './photos.ts'
import { LONGEST_SEARCH, MOST_HITS, SEARCH_KINDS, type SearchKind, USUAL_HITS } from './search-values.ts'
import { Office } from './settings.ts'
import { Id, searched } from './values.ts'

const text = z.nullable(z.string())
/** Days without a zone. */
const days = { startDate: z.iso.date(), endDate: z.iso.date() }

/** What stands before the words that were found, these as they stand there, and what follows. */
const Sentence = z.object({ before: z.string(), found: z.string(), after: z.string() })

const BrotherHit = z.object({
  person: PersonRef,
  /** His pledge class. */
  class: z.nullable(z.int()),
  /** Where he lives, as his card says it. */
  location: text,
  /** How he is related to the asker: 'Your big brother’s big brother', 'In your class'. */
  kinship: text,
  /** The shared trip by which he was found, where that is the reason. */
  trip: z.nullable(z.object({ id: Id, location: z.string(), ...days })),
})

/** At `/media/$albumId?photo=$id`; its thumbnail at `thumbnailUrl(filename)`, which a video without a hash lacks. */
const PhotoHit = z.object({
  id: Id,
  albumId: Id,
  albumTitle: z.string(),
  filename: z.string(),
  hash: text,
  mediaType: MediaType,
  caption: text,
  takenAt: z.string(),
})

/** At `/media/$id`. `photoCount`: what the asker sees in it. */
const AlbumHit = z.object({ id: Id, title: z.string(), photoCount: z.int(), cover: text, coverHash: text })

/** At `/media?tag=$id`. */
const TagHit = z.object({ id: Id, name: z.string(), photoCount: z.int() })

/** At `/documents?open=$id&page=$page&find=$q`; found by its title or description alone it has no page and no sentence. */
const DocumentHit = z.object({
  id: Id,
  title: z.string(),
  documentKind: z.enum(DOCUMENT_KINDS),
  createdAt: z.iso.datetime(),
  page: z.nullable(z.int()),
  sentence: z.nullable(Sentence),
})

/** At `/news/$id`. */
const NewsHit = z.object({
  id: Id,
  title: z.string(),
  publishedAt: z.iso.datetime(),
  /** Of its text, where the words stand there rather than in its title. */
  sentence: z.nullable(Sentence),
})

/** At `/profile/$memberId`. `description` goes on from his name: 'moved to Lisbon, Portugal'. */
const ActivityHit = z.object({
  id: Id,
  type: ActivityType,
  description: z.string(),
  memberId: Id,
  memberFirstName: z.string(),
  memberLastName: z.string(),
  memberProfileImage: text,
  createdAt: z.iso.datetime(),
})

/** At `/governance`, of one that has ended `/governance?tab=completed`. */
const PollHit = z.object({
  id: Id,
  title: z.string(),
  isActive: z.boolean(),
  isVoid: z.boolean(),
  endDate: z.iso.datetime(),
  /** The answer in which the words stand, where that is the reason. */
  option: text,
  optionCount: z.int(),
})

/** At `/governance?tab=elections&election=$id`. */
const ElectionHit = z.object({
  id: Id,
  title: z.string(),
  status: ElectionStatus,
  isVoid: z.boolean(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  /** The position in which the words stand, and the candidate, where those are the reason. */
  position: text,
  candidate: text,
})

/** At `/trips`. */
const TripHit = z.object({
  id: Id,
  title: z.string(),
  locations: z.array(z.string()),
  ...days,
  isOwn: z.boolean(),
  isShared: z.boolean(),
  traveller: PersonRef,
})

/** At `/events/$id`. */
const GatheringHit = z.object({
  id: Id,
  title: z.string(),
  location: z.string(),
  /** By the clock of the place. */
  ...days,
  isOfficial: z.boolean(),
  isCalledOff: z.boolean(),
  isOver: z.boolean(),
  /** The first called it. */
  hosts: z.array(PersonName),
  /** Brothers who go, or were there. */
  going: z.int(),
})

/**
 * A city where brothers live or will be. Its brothers at `/members?q=$name`; photos that name it at
 * `/search?q=$name&kinds=photo`.
 */
const PlaceHit = z.object({
  name: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  livingCount: z.int(),
  /** The first few by name. */
  living: z.array(PersonName),
  /** Of trips that the asker may see, which are not over: how many brothers come, and the first few, the soonest first. */
  comingCount: z.int(),
  coming: z.array(z.object({ person: PersonName, tripId: Id, ...days })),
  /** The soonest within 200 km that the asker is asked to and that is to come; null where there is none. */
  gathering: z.nullable(z.object({ id: Id, title: z.string(), location: z.string(), ...days })),
  /** Photos whose caption, album or tag names it; up to 1,000. */
  photoCount: z.int(),
})

/** At `/members?role=$label`. */
const OfficeHit = z.extend(Office, {
  /** Whose cards say that they hold it; the first few by name. */
  holders: z.array(z.object({ person: PersonRef, location: text })),
})

const HITS = {
  brother: BrotherHit,
  photo: PhotoHit,
  album: AlbumHit,
  tag: TagHit,
  document: DocumentHit,
  news: NewsHit,
  activity: ActivityHit,
  poll: PollHit,
  election: ElectionHit,
  trip: TripHit,
  gathering: GatheringHit,
  place: PlaceHit,
  office: OfficeHit,
} satisfies Record<SearchKind, z.ZodMiniType>

export type SearchHit<Kind extends SearchKind = SearchKind> = z.infer<(typeof HITS)[Kind]>

const group = <Kind extends SearchKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    /** Up to 1,000. */
    total: z.int(),
    hits: z.array(HITS[kind]),
  })

/** Of one kind: how many are found, and the best of them in their order. */
export const SearchGroup = z.discriminatedUnion('kind', [
  group('brother'),
  group('photo'),
  group('album'),
  group('tag'),
  group('document'),
  group('news'),
  group('activity'),
  group('poll'),
  group('election'),
  group('trip'),
  group('gathering'),
  group('place'),
  group('office'),
])
export type SearchGroup = z.infer<typeof SearchGroup>

const isKind = (word: string): word is SearchKind => SEARCH_KINDS.some((kind) => kind === word)

const kinds = z.pipe(
  z.string().check(
    z.maxLength(200),
    z.refine((list) => list.split(',').every(isKind), `Kinds are ${SEARCH_KINDS.join(', ')}, with commas between them`),
  ),
  z.transform((list: string) => new Set(list.split(',').filter(isKind))),
)

const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/, `A whole number from 1 to ${MOST_HITS}`)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.int().check(z.minimum(1, 'At least 1'), z.maximum(MOST_HITS, `At most ${MOST_HITS}`)),
  ),
)

export const search = endpoints('search', {
  find: endpoint('GET', '/api/search', {
    summary: `Whatever has these words among what you may see, by kind: ${USUAL_HITS} of each unless limit says otherwise. Kinds with nothing are left out.`,
    query: z.strictObject({
      q: searched(LONGEST_SEARCH).check(z.minLength(1, 'Type what you are looking for.')),
      kinds: z.optional(kinds),
      limit: z.optional(limit),
    }),
    response: z.object({ groups: z.array(SearchGroup) }),
  }),
})
