// The count of an election for the wall of a room.
import { useQuery } from '@tanstack/react-query'
import { ElectionWall } from '#features/election-wall/election-wall.tsx'
import { allElectionsQuery } from '#features/elections/queries.ts'
import { useElectionClock } from '#features/elections/use-election-clock.ts'
import { useNavigate, useParams } from '#lib/navigation/navigation.tsx'
import { NotFoundPage } from './not-found.tsx'

export function ElectionWallPage() {
  const electionId = Number(useParams('/governance/elections/$electionId/wall').electionId)
  const navigate = useNavigate()
  const list = useQuery(allElectionsQuery)
  const now = useElectionClock(list.data, list.dataUpdatedAt)
  const election = list.data?.find(({ id }) => id === electionId)
  if (list.data && !election) return <NotFoundPage />
  const leave = () => void navigate({ to: '/governance', search: { tab: 'elections', election: String(electionId) } })
  return <ElectionWall election={election} now={now} list={list} onLeave={leave} />
}
