// How the sentence names what has happened, and where each of it is to be seen.

import type { DigestPart } from '@aerie/contract/digest'
import { formatCount } from '@aerie/contract/formats'

interface Words {
  one: string
  many: string
  to: string
}

export const PARTS: Record<DigestPart['kind'], Words> = {
  news: { one: 'news item', many: 'news', to: '/feed?show=news' },
  trips: { one: 'trip near you', many: 'trips near you', to: '/trips' },
  brothers: { one: 'new brother', many: 'new brothers', to: '/members?sort=newest' },
  children: { one: 'birth in the house', many: 'births in the house', to: '/feed?show=activity' },
  activity: { one: 'update from a brother', many: 'updates from brothers', to: '/feed?show=activity' },
}

/** '3 news', '1 trip near you'. */
export const partWords = ({ kind, count }: DigestPart) =>
  `${formatCount(count)} ${count === 1 ? PARTS[kind].one : PARTS[kind].many}`

/** More than this is not counted. */
const MOST_COUNTED = 1000

/** '11 new'. */
export const newWords = (count: number) => `${formatCount(count)}${count >= MOST_COUNTED ? '+' : ''} new`
