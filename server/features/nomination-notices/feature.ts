// What members are told of nominations, in words.
import type { Feature } from '#platform/feature.ts'
import { nominationNotifications } from './nomination-notifications.ts'

export const nominationNotices: Feature = { notifications: nominationNotifications }
