// The pages of members, each with why it needs the connection: the service worker opens these and no others without the server.
import type { Address } from '#lib/navigation/site-map.ts'

export interface OfflineWords {
  title: string
  sentence: string
}

const PHOTOS: OfflineWords = {
  title: 'The photographs need a connection',
  sentence: 'Photographs are never kept on a device.',
}
const PAPERS: OfflineWords = {
  title: 'The documents need a connection',
  sentence: 'Documents carry your name and the hour you read them, so they are never kept on a device.',
}
const VOTES: OfflineWords = {
  title: 'Votes need a connection',
  sentence: 'A ballot has to arrive to count, and so do the results.',
}
const DESK: OfflineWords = {
  title: 'The desk is closed without a connection',
  sentence: 'Nothing of it is kept on a device.',
}
const NEWS: OfflineWords = {
  title: 'The feed needs a connection',
  sentence: 'What others write is theirs to change and to delete, so no device keeps it.',
}
const LINEAGE: OfflineWords = { title: 'The lineage needs a connection', sentence: 'Your device keeps no copy of it.' }
const IN_MEMORIAM: OfflineWords = {
  title: 'In Memoriam needs a connection',
  sentence: 'What brothers write of those who have passed is kept on no device.',
}
const GATHERINGS: OfflineWords = {
  title: 'Gatherings need a connection',
  sentence: 'Who comes, and whether it still stands, changes until the day.',
}
const SECURITY: OfflineWords = {
  title: 'Security needs a connection',
  sentence: 'What opens your account is changed where it is kept, and never on a device alone.',
}
const SEARCH: OfflineWords = {
  title: 'The search needs a connection',
  sentence: 'Without one, look for a brother in the Brotherhood: your device knows them.',
}
const TOPICS: OfflineWords = {
  title: 'Notifications need a connection',
  sentence: 'What may reach you is chosen where it is sent from.',
}
const PRIVACY: OfflineWords = {
  title: 'The privacy policy needs a connection',
  sentence: 'It is shown as it stands today.',
}

/** Null where the device may have what the page shows. */
export const OFFLINE_PAGES: Record<Exclude<Address, '/gallery'>, OfflineWords | null> = {
  '/': null,
  '/members': null,
  '/profile': null,
  '/profile/notifications': TOPICS,
  '/profile/security': SECURITY,
  '/profile/$memberId': null,
  '/trips': null,
  '/events': GATHERINGS,
  '/events/$gatheringId': GATHERINGS,
  '/feed': NEWS,
  '/news/$newsId': NEWS,
  '/media': PHOTOS,
  '/media/bin': PHOTOS,
  '/media/mine': PHOTOS,
  '/media/$albumId': PHOTOS,
  '/documents': PAPERS,
  '/in-memoriam': IN_MEMORIAM,
  '/in-memoriam/$memberId': IN_MEMORIAM,
  '/lineage': LINEAGE,
  '/governance': VOTES,
  '/governance/polls/$pollId': VOTES,
  '/governance/elections/$electionId/positions/$positionId': VOTES,
  '/governance/elections/$electionId/nominations': VOTES,
  '/governance/elections/$electionId/check': VOTES,
  '/governance/elections/$electionId/wall': VOTES,
  '/governance/trustees': VOTES,
  '/governance/trustees/$setId': VOTES,
  '/governance/elections/$electionId/key': VOTES,
  '/search': SEARCH,
  '/admin': DESK,
  '/admin/health': DESK,
  '/admin/reports': DESK,
  '/privacy': PRIVACY,
  '/photo-moderation': DESK,
}

/** Null where the device may have what the page at a path shows. */
export function wordsAt(path: string): OfflineWords | null {
  const known: Record<string, OfflineWords | null> = OFFLINE_PAGES
  const found = known[path]
  if (found !== undefined) return found
  const parent = Object.keys(known).find(
    (page) => page.includes('$') && path.startsWith(page.slice(0, page.indexOf('$'))),
  )
  return (parent && known[parent]) || null
}
