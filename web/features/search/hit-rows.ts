// What the row of each kind of thing says that was found.
import { thumbnailUrl } from '@aerie/contract/album-values'
import { pledgeClassLabel } from '@aerie/contract/classes'
import { displayName, type PersonRef } from '@aerie/contract/person'
import type { SearchHit } from '@aerie/contract/search'
import { longDate, timeAgo } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'
import { hrefOf } from '#lib/navigation/site-map.ts'
import { days, electionLine, gatheringLine, joined, pollLine } from './line-words.ts'
import { placeRow } from './place-words.ts'
import type { Row } from './row.ts'
import type { Hit } from './sections.ts'

/** What the rows need beside what was found: the words, the organisation's short name, and now in milliseconds. */
export interface Finding {
  q: string
  shortName: string
  now: number
}

export function rowOf({ kind, of }: Hit, finding: Finding): Row {
  switch (kind) {
    case 'brother':
      return brotherRow(of, finding)
    case 'photo':
      return photoRow(of)
    case 'album':
      return {
        key: `album-${of.id}`,
        href: `/media/${of.id}`,
        picture: { thumbnail: of.cover ? thumbnailUrl(of.cover, 200) : undefined, hash: of.coverHash },
        title: of.title,
        line: `Album, ${counted(of.photoCount, 'photo')}`,
      }
    case 'tag':
      return {
        key: `tag-${of.id}`,
        href: `/media?tag=${of.id}`,
        picture: { sign: 'tag' },
        title: of.name,
        line: `Tag, ${counted(of.photoCount, 'photo')}`,
      }
    case 'document':
      return documentRow(of, finding)
    case 'news':
      return {
        key: `news-${of.id}`,
        href: `/news/${of.id}`,
        picture: { sign: 'news' },
        title: of.title,
        line: joined([longDate(of.publishedAt), of.sentence && textOf(of.sentence)]),
      }
    case 'activity':
      return activityRow(of)
    case 'poll':
      return {
        key: `poll-${of.id}`,
        href: of.isActive ? '/governance' : '/governance?tab=completed',
        picture: { sign: 'vote' },
        title: of.title,
        line: pollLine(of, finding.now),
      }
    case 'election':
      return {
        key: `election-${of.id}`,
        href: `/governance?tab=elections&election=${of.id}`,
        picture: { sign: 'vote' },
        title: of.title,
        line: electionLine(of, finding.now),
      }
    case 'trip':
      return tripRow(of)
    case 'gathering':
      return gatheringRow(of)
    case 'place':
      return placeRow(of)
    case 'office':
      return {
        key: `office-${of.slug}`,
        href: hrefOf({ to: '/members', search: { role: of.label } }),
        picture: { office: of.color },
        title: of.label,
        line: joined(of.holders.map(({ person }) => displayName(person))),
      }
  }
}

const tripRow = (of: SearchHit<'trip'>): Row => ({
  key: `trip-${of.id}`,
  href: '/trips',
  picture: { sign: 'trip' },
  title: of.title,
  line: joined([of.isOwn ? 'Your trip' : displayName(of.traveller), of.locations.join(' – '), days(of)]),
})

const gatheringRow = (of: SearchHit<'gathering'>): Row => ({
  key: `gathering-${of.id}`,
  href: `/events/${of.id}`,
  picture: { sign: 'gathering' },
  title: of.title,
  line: gatheringLine(of),
})

const portraitOf = ({ profileImageUrl, profileImageHash }: PersonRef) => ({
  portrait: profileImageUrl,
  hash: profileImageHash,
})

/** '30th Class, Accra; in Lisbon, Portugal, Dec 4 – 7, 2026'. */
function brotherRow({ person, class: pledged, location, kinship, trip }: SearchHit<'brother'>, finding: Finding): Row {
  const home = joined([pledged === null ? null : pledgeClassLabel(pledged, finding.shortName), location])
  const away = trip && `in ${trip.location}, ${days(trip)}`
  return {
    key: `brother-${person.id}`,
    href: `/profile/${person.id}`,
    picture: portraitOf(person),
    title: displayName(person),
    line: [home, away].filter(Boolean).join('; '),
    aside: kinship ?? (trip ? 'By his trip' : undefined),
  }
}

const photoRow = ({ id, albumId, albumTitle, filename, hash, mediaType, caption }: SearchHit<'photo'>): Row => ({
  key: `photo-${id}`,
  href: `/media/${albumId}?photo=${id}`,
  picture: { thumbnail: mediaType === 'video' && hash === null ? undefined : thumbnailUrl(filename, 200), hash },
  title: caption || albumTitle,
  line: caption ? albumTitle : undefined,
})

function documentRow({ id, title, documentKind, page, sentence }: SearchHit<'document'>, { q }: Finding): Row {
  const at = { open: id, ...(page !== null && { page }), ...(sentence && { find: q }) }
  return {
    key: `document-${id}-${page}`,
    href: hrefOf({ to: '/documents', search: at }),
    picture: { document: documentKind },
    title,
    sentence: sentence ?? undefined,
    line: joined([sentence ? title : 'Document', page !== null && `page ${page}`]),
  }
}

const activityRow = (of: SearchHit<'activity'>): Row => ({
  key: `activity-${of.id}`,
  href: `/profile/${of.memberId}`,
  picture: { portrait: of.memberProfileImage, hash: null },
  title: `${displayName({ firstName: of.memberFirstName, lastName: of.memberLastName })} ${of.description}`,
  line: timeAgo(of.createdAt),
})

const textOf = ({ before, found, after }: NonNullable<SearchHit<'news'>['sentence']>) => `${before}${found}${after}`
