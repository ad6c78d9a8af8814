// What waits beside the lineage: claims and proposals of ties, and who is told of them.
import type { Feature } from '#platform/feature.ts'
import { lineageNotifications } from './lineage-notifications.ts'

export const lineageClaims: Feature = { notifications: lineageNotifications }
