// What brothers have lately changed about themselves.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { Id } from './values.ts'

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
  /** By emoji. */
  reactions: z.record(z.string(), z.int()),
})
export type ActivityItem = z.infer<typeof ActivityItem>

export const feed = endpoints('feed', {
  activity: endpoint('GET', '/api/activity', {
    summary: 'What brothers have lately changed about themselves, newest first.',
    ...page(ActivityItem),
  }),
})
