// What notifications say of elections, and the mail with their results.
import type { Feature } from '#platform/feature.ts'
import { electionNotifications } from './election-notifications.ts'

export const electionNotices: Feature = { notifications: electionNotifications }
