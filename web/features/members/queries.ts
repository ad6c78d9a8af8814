// What the pages ask about members.
import { members } from '@aerie/contract/members'
import { endpointQuery } from '#lib/api.ts'

/** The whole directory, by last name. */
export const directoryQuery = endpointQuery(members.list)

export const ownProfileQuery = endpointQuery(members.own)

/** `memberId` as it stands in the address. */
export const profileQuery = (memberId: string) => endpointQuery(members.show, { params: { memberId } })
