// Addresses that another has told: what they ask of who comes by them, and who hears that he is in.
import type { Feature } from '#platform/feature.ts'
import { toldSections } from './export-sections-data.ts'
import { toldNotifications } from './told-notifications.ts'

export const toldAddresses: Feature = { notifications: toldNotifications, exportSections: toldSections }
