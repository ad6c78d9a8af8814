// How an election stands, as tags.
import type { Election } from '@aerie/contract/elections'
import { Tag } from '#ui/lists/tag.tsx'
import { nominationPhase, RESULT_WORDS, STATUS_WORDS, statusAt } from './election-words.ts'

interface ElectionTagsProps {
  election: Pick<Election, 'startDate' | 'endDate' | 'resultStatus' | 'nominations' | 'isConfirmed'>
  /** The server's time. */
  now: number
}

export function ElectionTags({ election, now }: ElectionTagsProps) {
  const phase = nominationPhase(election)
  if (phase) return <Tag tone={phase === 'open' ? 'foil' : 'quiet'}>Nominations {phase}</Tag>
  const status = statusAt(election, now)
  const result = RESULT_WORDS[election.resultStatus]
  return (
    <>
      {election.resultStatus !== 'void' && (
        <Tag tone={status === 'active' ? 'foil' : 'quiet'}>{STATUS_WORDS[status]}</Tag>
      )}
      {result && <Tag tone="warning">{result}</Tag>}
    </>
  )
}
