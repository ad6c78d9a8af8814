// The feed: news, and what brothers have lately changed about themselves, with reactions, and what a member has seen of it.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { NewsTeaser } from './news.ts'
import { ids, page, pageQuery } from './page.ts'
import { Reacted, Reaction, Reactors, reacted } from './reactions.ts'
import { Id, PathId, searched } from './values.ts'

export const ActivityType = z.enum(['location', 'family', 'work', 'other'])
export type ActivityType = z.infer<typeof ActivityType>

export const ActivityItem = z.object({
  id: Id,
  type: ActivityType,
  /** Goes on from his name: 'moved to Lisbon, Portugal'. */
  description: z.string(),
  memberId: Id,
  memberFirstName: z.string(),
  memberLastName: z.string(),
  memberProfileImage: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  ...reacted,
})
export type ActivityItem = z.infer<typeof ActivityItem>

/** An item that has come, or is new again: without whose reactions are the reader's own, and when it was before. */
export interface CameToTop {
  item: ActivityItem
  was: string | null
}

/** A news item in the feed. */
export const FeedNews = z.extend(NewsTeaser, reacted)
export type FeedNews = z.infer<typeof FeedNews>

export const FeedEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('news'), at: z.iso.datetime(), news: FeedNews }),
  z.object({ kind: z.literal('activity'), at: z.iso.datetime(), activity: ActivityItem }),
])
export type FeedEntry = z.infer<typeof FeedEntry>

export const FeedShow = z.enum(['news', 'trips', 'activity'])
export type FeedShow = z.infer<typeof FeedShow>

/** What a member has seen of the feed, on whatever device. */
export const FeedVisit = z.object({
  /**
   * What is newer is new to him: the newest he had seen when this visit began. A visit ends after half an hour without
   * a sign of him. Null before his first.
   */
  lastVisit: z.nullable(z.iso.datetime()),
  /** Of the others, up to 1000. */
  newCount: z.int(),
})
export type FeedVisit = z.infer<typeof FeedVisit>

const activityId = z.object({ activityId: PathId })

export const feed = endpoints('feed', {
  list: endpoint('GET', '/api/feed', {
    summary: 'News and activity in one order, newest first; only news, trips or activity, or what has a tag.',
    ...page(FeedEntry),
    query: z.extend(pageQuery, {
      show: z.optional(FeedShow),
      tag: z.optional(searched(40)),
    }),
  }),
  activity: endpoint('GET', '/api/activity', {
    summary:
      'What brothers have lately changed about themselves, newest first; with ids these items alone, in one answer.',
    ...page(ActivityItem),
    query: z.extend(pageQuery, { ids }),
  }),
  removeActivity: endpoint('DELETE', '/api/activity/:activityId', {
    summary: 'Delete an activity item.',
    who: 'superAdmin',
    params: activityId,
  }),
  react: endpoint('POST', '/api/activity/:activityId/react', {
    summary: 'React with an emoji, or take it back: the other of the two, unless isOn says which.',
    params: activityId,
    body: Reaction,
    response: Reacted,
  }),
  reactors: endpoint('GET', '/api/activity/:activityId/reactions', {
    summary: 'Who has reacted, by emoji.',
    params: activityId,
    response: z.array(Reactors),
  }),
  visit: endpoint('GET', '/api/feed/seen', {
    summary: 'Where in the feed begins what is new to you.',
    response: FeedVisit,
  }),
  see: endpoint('POST', '/api/feed/seen', {
    summary: 'Note that you have seen the feed up to a time; what you have seen before stays seen.',
    body: z.strictObject({ at: z.iso.datetime({ offset: true }) }),
    response: FeedVisit,
  }),
})
