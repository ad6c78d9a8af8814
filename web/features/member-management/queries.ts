// What the Admin Dashboard asks of the server.

import { members } from '@aerie/contract/members'
import { rosters } from '@aerie/contract/rosters'
import { endpointQuery } from '#lib/api.ts'

export const managedMembersQuery = endpointQuery(members.manage)
export const remainingRowsQuery = endpointQuery(rosters.remaining)
