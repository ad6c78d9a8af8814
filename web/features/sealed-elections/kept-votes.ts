// What this browser alone keeps of sealed votes: those that were sent and whose answer has not come, and receipts.
import { BallotTracker, SealedReceipt } from '@aerie/contract/sealed-elections'
import { Id } from '@aerie/contract/values'
import * as z from 'zod/mini'
import { keep, readKept } from '#lib/browser-storage.ts'

const SentVotes = z.array(z.object({ tracker: BallotTracker, candidateId: z.nullable(Id) }))
type SentVote = z.infer<typeof SentVotes>[number]

interface VotePlace {
  memberId: number
  positionId: number
}

const sentKey = ({ memberId, positionId }: VotePlace) => `sent-vote-${memberId}-${positionId}`
const receiptKey = ({ memberId, positionId }: VotePlace) => `vote-receipt-${memberId}-${positionId}`

/** Before it is sent: should the answer never come, the receipt of the server says later whether it was this one. */
export function keepSent(place: VotePlace, vote: SentVote) {
  const others = sentFrom(place).filter(({ tracker }) => tracker !== vote.tracker)
  keep('browser', sentKey(place), JSON.stringify([...others, vote]))
}

/** For whom the ballot of a tracker was, null for nobody; undefined where it was not sent from here. */
export const sentChoice = (place: VotePlace, tracker: string): number | null | undefined =>
  sentFrom(place).find((vote) => vote.tracker === tracker)?.candidateId

export const hasSent = (place: VotePlace) => sentFrom(place).length > 0

/** The vote is recorded: its receipt stays, and what was sent is no longer waited for. */
export function keepReceipt(place: VotePlace, receipt: SealedReceipt) {
  keep('browser', sentKey(place), null)
  keep('browser', receiptKey(place), JSON.stringify(receipt))
}

/** As it was when the vote was recorded; null where this browser has none. */
export const keptReceipt = (place: VotePlace) => read(receiptKey(place), SealedReceipt)

const sentFrom = (place: VotePlace) => read(sentKey(place), SentVotes) ?? []

/** Null where nothing is kept, or something else. */
function read<Kept>(key: string, schema: z.ZodMiniType<Kept>): Kept | null {
  try {
    return z.parse(schema, JSON.parse(readKept('browser', key) ?? ''))
  } catch {
    return null
  }
}
