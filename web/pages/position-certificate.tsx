// The certificate of a position in an election.
import { useQuery } from '@tanstack/react-query'
import { allElectionsQuery, electionAuditQuery, positionAuditQuery } from '#features/elections/queries.ts'
import { PublishedVotePage } from '#features/vote-certificate/published-vote.tsx'
import { useParams } from '#lib/navigation/navigation.tsx'
import { NotFoundPage } from './not-found.tsx'

export function PositionCertificatePage() {
  const { electionId, positionId } = useParams('/governance/elections/$electionId/positions/$positionId')
  const list = useQuery(allElectionsQuery)
  const { data: records } = useQuery(electionAuditQuery(Number(electionId)))
  const election = list.data?.find(({ id }) => id === Number(electionId))
  return (
    <PublishedVotePage
      notFound={<NotFoundPage />}
      audit={useQuery(positionAuditQuery(Number(electionId), Number(positionId)))}
      list={list}
      noun="election"
      title={election?.positions.find(({ id }) => id === Number(positionId))?.title}
      election={records}
      voidReason={election?.void?.reason ?? null}
      back={`/governance?tab=elections&election=${electionId}`}
    />
  )
}
