// What is asked about reactions.
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import { endpointQuery } from '#lib/api.ts'

/** What can be reacted to. */
export interface ReactionTarget {
  kind: 'activity' | 'news'
  id: number
}

export const reactorsQuery = ({ kind, id }: ReactionTarget) =>
  kind === 'news'
    ? endpointQuery(news.reactors, { params: { newsId: String(id) } })
    : endpointQuery(feed.reactors, { params: { activityId: String(id) } })
