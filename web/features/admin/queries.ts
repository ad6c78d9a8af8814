// What the Admin Dashboard asks of the server.
import { imports } from '@aerie/contract/imports'
import { members } from '@aerie/contract/members'
import { settings } from '@aerie/contract/settings'
import { endpointQuery } from '#lib/api.ts'

export const managedMembersQuery = endpointQuery(members.manage)
export const statsQuery = endpointQuery(settings.stats)
export const remainingRowsQuery = endpointQuery(imports.remaining)
