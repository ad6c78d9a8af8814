// Writing down whom to reach of the family, and removing it.
import { type FamilyContactChange, inMemoriam } from '@aerie/contract/in-memoriam'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { familyQuery } from './queries.ts'

export function useSaveFamily(memberId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (body: FamilyContactChange) => call(inMemoriam.saveFamily, { params: { memberId: String(memberId) }, body }),
    show: (answer) => cache.setQueryData(familyQuery(memberId).queryKey, answer),
    done: () => ({ title: 'Saved for officers' }),
  })
}

export function useRemoveFamily(memberId: number) {
  const cache = useQueryClient()
  return useAct({
    call: () => call(inMemoriam.removeFamily, { params: { memberId: String(memberId) } }),
    show: (answer) => cache.setQueryData(familyQuery(memberId).queryKey, answer),
    done: () => ({ title: 'Contact removed' }),
  })
}
