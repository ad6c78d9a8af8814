// How the sentence names what has happened, and where each of it is to be seen.

import type { DigestPart } from '@aerie/contract/digest'
import { formatCount } from '@aerie/text/numbers'
import { counted } from '@aerie/text/plurals'

interface PartTexts {
  one: string
  many: string
  to: string
}

export const PARTS: Record<DigestPart['kind'], PartTexts> = {
  news: { one: 'news item', many: 'news', to: '/feed?show=news' },
  trips: { one: 'trip near you', many: 'trips near you', to: '/trips' },
  polls: { one: 'poll', many: 'polls', to: '/governance' },
  elections: { one: 'election', many: 'elections', to: '/governance?tab=elections' },
  documents: { one: 'document to read', many: 'documents to read', to: '/documents' },
  photos: { one: 'photo of you', many: 'photos of you', to: '/media/mine' },
  brothers: { one: 'new brother', many: 'new brothers', to: '/members?sort=newest' },
  children: { one: 'birth', many: 'births', to: '/feed?show=activity' },
  activity: { one: 'update from a brother', many: 'updates from brothers', to: '/feed?show=activity' },
}

/** '3 news', '1 trip near you'. */
export const partWords = ({ kind, count }: DigestPart) => counted(count, PARTS[kind].one, PARTS[kind].many)

/** More than this is not counted. */
const MOST_COUNTED = 1000

/** '11 new'. */
export const newWords = (count: number) => `${formatCount(count)}${count >= MOST_COUNTED ? '+' : ''} new`
