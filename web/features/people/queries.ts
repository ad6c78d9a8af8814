// What the pages ask about members.
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import type { Onlooker } from '@aerie/contract/privacy'
import { endpointQuery } from '#lib/api.ts'

/** The whole directory, by last name. */
export const directoryQuery = endpointQuery(people.list)

export const ownProfileQuery = endpointQuery(members.own)

/** One's own record as another sees it. */
export const ownProfileAsQuery = (onlooker: Onlooker) => endpointQuery(members.own, { query: { as: onlooker } })

/** `memberId` as it stands in the address. */
export const profileQuery = (memberId: string) => endpointQuery(members.show, { params: { memberId } })
