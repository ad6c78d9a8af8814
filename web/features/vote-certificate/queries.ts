// What is asked of every vote, be it a poll or a position in an election.
import { polls } from '@aerie/contract/polls'
import { endpointQuery } from '#lib/api.ts'

/** By which this server signs certificates. */
export const pollKeyQuery = endpointQuery(polls.key)
