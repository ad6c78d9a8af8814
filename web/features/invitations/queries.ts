// What the pages ask about invitations.
import { invitations } from '@aerie/contract/invitations'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

export const pendingCountQuery = endpointQuery(invitations.count)

/** Page by page, the last invited first. */
export const pendingQuery = pagesQuery(invitations.list)
