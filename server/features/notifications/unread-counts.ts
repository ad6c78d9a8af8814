// The number of unread notifications of each member, cached until it changes.
import { notifications } from '@aerie/contract/notifications'
import { cachedEach } from '#platform/cache/cached-each.ts'
import * as data from './data.ts'

export const readUnreadCount = cachedEach<number, number>({
  answers: [notifications.count],
  load: (memberId, { db }) => data.countUnread(db, memberId),
  concerned: ({ only }) => (only && 'memberIds' in only ? only.memberIds : 'all'),
})
