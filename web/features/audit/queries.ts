// What the pages ask about the audit log.
import { audit } from '@aerie/contract/audit'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'
import { type AuditView, filterQuery } from './view.ts'

export const auditStateQuery = endpointQuery(audit.state)

export const auditLogQuery = (view: AuditView) =>
  infiniteQueryOptions({
    queryKey: [audit.list.path, 'pages', view],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(audit.list, { query: { ...filterQuery(view), cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
