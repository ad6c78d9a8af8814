// The check of an election that trustees seal.
import { useQuery } from '@tanstack/react-query'
import { ElectionCheckPage } from '#features/election-check/election-check.tsx'
import { allElectionsQuery } from '#features/elections/queries.ts'
import { useParams } from '#lib/navigation/navigation.tsx'
import { NotFoundPage } from './not-found.tsx'

export function CheckedElectionPage() {
  const electionId = Number(useParams('/governance/elections/$electionId/check').electionId)
  const list = useQuery(allElectionsQuery)
  const election = list.data?.find(({ id }) => id === electionId)
  if (list.data && !election) return <NotFoundPage />
  return <ElectionCheckPage electionId={electionId} election={election} list={list} />
}
