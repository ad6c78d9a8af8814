// What the pages ask about the audit log.
import { audit } from '@aerie/contract/audit'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'
import { type AuditView, filterQuery } from './view.ts'

export const auditStateQuery = endpointQuery(audit.state)

export const auditLogQuery = (view: AuditView) => pagesQuery(audit.list, { query: filterQuery(view) }, view)
