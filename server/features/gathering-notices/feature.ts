// What notifications say of gatherings.
import type { Feature } from '#platform/feature.ts'
import { gatheringNotifications } from './gathering-notifications.ts'

export const gatheringNotices: Feature = { notifications: gatheringNotifications }
