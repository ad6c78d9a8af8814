// Polls: asking all active brothers, one sealed ballot for each.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'

export const polls: Feature = { capabilities: capabilitiesOf }
