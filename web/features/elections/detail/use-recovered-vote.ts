// A vote whose answer never came: once the server says that one is recorded, its receipt tells whether it was the one sent from here.
import type { Election, Position } from '@aerie/contract/elections'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasSent, keepReceipt, sentChoice } from '#features/sealed-elections/kept-votes.ts'
import { sealedReceiptQuery } from '#features/sealed-elections/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { keepOwnChoice } from '../own-choice.ts'

export function useRecoveredVote(election: Pick<Election, 'id' | 'secrecy'>, position: Position) {
  const { id: memberId } = useSession()
  const { id: positionId, hasVoted, voteHiddenSince } = position
  const place = { memberId, positionId }
  const isWanted = election.secrecy === 'trustees' && hasVoted && voteHiddenSince === null && hasSent(place)
  const { data: receipt } = useQuery({ ...sealedReceiptQuery(election.id, positionId), enabled: isWanted })
  useEffect(() => {
    if (!isWanted || !receipt) return
    const choice = sentChoice({ memberId, positionId }, receipt.tracker)
    keepReceipt({ memberId, positionId }, receipt)
    if (choice !== undefined) keepOwnChoice(memberId, positionId, choice)
  }, [isWanted, receipt, memberId, positionId])
}
