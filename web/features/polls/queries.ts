// What the pages ask about polls.
import { polls } from '@aerie/contract/polls'
import { endpointQuery, keysOf } from '#lib/api.ts'

/** Those that are open, the soonest to end first. */
export const openPollsQuery = endpointQuery(polls.list)
/** All of them, the newest first. */
export const allPollsQuery = endpointQuery(polls.listAll)
/** What is asked anew when a poll ends. */
export const POLL_LISTS = keysOf(polls.list, polls.listAll)

const paramsOf = (pollId: number) => ({ params: { pollId: String(pollId) } })

export const receiptQuery = (pollId: number) => endpointQuery(polls.receipt, paramsOf(pollId))
export const pollAuditQuery = (pollId: number) => endpointQuery(polls.audit, paramsOf(pollId))
