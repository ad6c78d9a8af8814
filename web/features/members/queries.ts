// What the pages ask about members, and what super admins do to one.
import { type MemberChanges, members } from '@aerie/contract/members'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, endpointQuery } from '#lib/api.ts'

/** The whole directory, by last name. */
export const directoryQuery = endpointQuery(members.list)

export const ownProfileQuery = endpointQuery(members.own)

/** `memberId` as it stands in the address. */
export const profileQuery = (memberId: string) => endpointQuery(members.show, { params: { memberId } })

export function useDeleteMember() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(members.remove, { params: { memberId: String(id) } }),
    onSuccess: () => refresh(cache),
  })
}

export function useChangeMember() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }: { id: number; changes: MemberChanges }) =>
      call(members.update, { params: { memberId: String(id) }, body: changes }),
    onSuccess: () => refresh(cache),
  })
}

/** Waits, so that the page shows what was done by the time it is said. */
const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['members'] })
