// What Member Management asks of the server.
import { members } from '@aerie/contract/members'
import { endpointQuery } from '#lib/api.ts'

export const managedMembersQuery = endpointQuery(members.manage)
