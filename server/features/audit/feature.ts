// What super admins hear of the audit log: that it is broken, and, who wishes it, its newest entry every day by mail.
import type { Feature } from '#platform/feature.ts'
import { emailHead, emailHeads } from './head-emails.ts'

export const audit: Feature = {
  jobs: (workplace) => ({
    'audit-head-emails': () => emailHeads(workplace.ctx),
    'audit-head-email': ({ memberId }) => emailHead(workplace, Number(memberId)),
  }),
}
