// The audit log for super admins: its entries and its chain, that it is broken, and its newest entry every day by mail.
import type { Feature } from '#platform/feature.ts'
import { dailyAt } from '#platform/jobs/recurring.ts'
import { auditNotifications } from './audit-notifications.ts'
import { auditSections } from './export-sections-data.ts'
import { emailHead, emailHeads } from './head-emails.ts'
import { capabilitiesOf } from './policy.ts'
import { auditRoutes } from './routes.ts'

export const audit: Feature = {
  routes: auditRoutes,
  jobs: (deps) => ({
    'audit-head-emails': () => emailHeads(deps.ctx),
    'audit-head-email': ({ memberId }) => emailHead(deps, Number(memberId)),
  }),
  recurring: { 'audit-head-emails': dailyAt('06:00') },
  capabilities: capabilitiesOf,
  notifications: auditNotifications,
  exportSections: auditSections,
}
