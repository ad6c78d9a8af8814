// Polls: asking all active brothers, one sealed ballot for each.
import type { Feature } from '#platform/feature.ts'
import { closePolls } from './closing.ts'
import { listTitles } from './data.ts'
import { pollSections } from './export-sections-data.ts'
import { findPolls } from './find-polls.ts'
import { remindOfPolls } from './notices.ts'
import { capabilitiesOf } from './policy.ts'
import { pollNotifications } from './poll-notifications.ts'
import { pollRoutes } from './routes.ts'

export const polls: Feature = {
  routes: pollRoutes,
  jobs: ({ ctx }) => ({ 'close-polls': () => closePolls(ctx), 'remind-of-polls': () => remindOfPolls(ctx) }),
  capabilities: capabilitiesOf,
  notifications: pollNotifications,
  auditSubjects: { poll: { listNames: listTitles, pathOf: () => '/governance' } },
  exportSections: pollSections,
  finders: { poll: findPolls },
}
