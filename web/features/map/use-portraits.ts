// The portraits of a few brothers: from the directory where the page has it, otherwise their cards are asked for.
import { type MemberSummary, people } from '@aerie/contract/people'
import { useQuery } from '@tanstack/react-query'
import { brothersById } from '#features/people/brother-index.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { endpointQuery } from '#lib/api.ts'

/** By id; undefined for those that are not there, or not yet. */
export function usePortraits(ids: readonly number[]): (id: number) => MemberSummary | undefined {
  const { data: directory } = useQuery({ ...directoryQuery, enabled: false })
  const { data: cards } = useQuery({
    ...endpointQuery(people.list, { query: { ids: ids.join() } }),
    enabled: !directory && ids.length > 0,
  })
  const known = directory ?? cards
  return (id) => known && brothersById(known).get(String(id))
}
