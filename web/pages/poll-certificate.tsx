// The certificate of a poll.
import { useQuery } from '@tanstack/react-query'
import { allPollsQuery, pollAuditQuery } from '#features/polls/queries.ts'
import { PublishedVotePage } from '#features/vote-certificate/published-vote.tsx'
import { useParams } from '#lib/navigation/navigation.tsx'
import { NotFoundPage } from './not-found.tsx'

export function PollCertificatePage() {
  const { pollId } = useParams('/governance/polls/$pollId')
  const list = useQuery(allPollsQuery)
  const poll = list.data?.find(({ id }) => id === Number(pollId))
  return (
    <PublishedVotePage
      notFound={<NotFoundPage />}
      audit={useQuery(pollAuditQuery(Number(pollId)))}
      list={list}
      noun="poll"
      title={poll?.title}
      voidReason={poll?.void?.reason ?? null}
      back="/governance"
    />
  )
}
