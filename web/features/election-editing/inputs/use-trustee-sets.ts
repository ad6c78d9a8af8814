// The committees among whom an officer chooses who seals an election.
import { type TrusteeSet, trusteeSets } from '@aerie/contract/trustee-sets'
import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { endpointQuery } from '#lib/api.ts'
import type { ElectionForm } from '../form/election-form.ts'

const trusteeSetsQuery = endpointQuery(trusteeSets.list)

/** Asked once they are wanted; those that are void for good are left out, unless chosen. */
export function useTrusteeSets(isWanted: boolean, chosen: string) {
  const query = useQuery({ ...trusteeSetsQuery, enabled: isWanted })
  return { ...query, data: query.data?.filter(({ id, state }) => state !== 'void' || String(id) === chosen) }
}

/** The one that the form has chosen; undefined while there is none. */
export function useSealingSet(control: Control<ElectionForm>): TrusteeSet | undefined {
  const [secrecy, chosen] = useWatch({ control, name: ['secrecy', 'trusteeSetId'] })
  const { data } = useTrusteeSets(secrecy === 'trustees', chosen)
  return secrecy === 'trustees' ? data?.find(({ id }) => String(id) === chosen) : undefined
}
