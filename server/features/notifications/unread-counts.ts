// The number of unread notifications of each member, cached until it changes.
import { notifications } from '@aerie/contract/notifications'
import { batched } from '#platform/cache/batched.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { Db } from '#platform/db/db.ts'
import * as data from './data.ts'

export const readUnreadCount = cachedEach<number, number>({
  answers: [notifications.count],
  // A trip is told to thousands, whose pages ask at once.
  load: (memberId, { db }) => readTogether(db, memberId),
  concerned: ({ only }) => (only && 'memberIds' in only ? only.memberIds : 'all'),
})

const readTogether = batched(async (db: Db, memberIds: number[]) => {
  const counts = await data.countUnread(db, memberIds)
  return (memberId) => counts.get(memberId) ?? 0
})
