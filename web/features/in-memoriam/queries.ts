// What the pages ask about the brothers who have passed.
import { inMemoriam } from '@aerie/contract/in-memoriam'
import { endpointQuery } from '#lib/api.ts'

export const rememberedQuery = endpointQuery(inMemoriam.list)

/** `memberId` as it stands in the address. */
export const memorialQuery = (memberId: string) => endpointQuery(inMemoriam.show, { params: { memberId } })

export const familyQuery = (memberId: number) =>
  endpointQuery(inMemoriam.family, { params: { memberId: String(memberId) } })
