// What the page of a gathering asks about its hosts.
import { gatheringHosts } from '@aerie/contract/gathering-hosts'
import { endpointQuery } from '#lib/api.ts'

export const hostsQuery = (gatheringId: number) =>
  endpointQuery(gatheringHosts.show, { params: { gatheringId: String(gatheringId) } })
