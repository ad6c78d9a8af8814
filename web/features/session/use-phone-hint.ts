// Whether a number that stands in a form will sign in who has it, asked of the server once the typing pauses.
import { type PhoneAsked, signIn } from '@aerie/contract/sign-in'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { usePaused } from '#lib/use-paused.ts'

type PhoneQuery = z.output<typeof PhoneAsked>

/**
 * The sentence that `ask` answers; undefined while there is nothing to say. `version` is that of the record: a save may
 * settle what the number lacked.
 */
export function usePhoneHint(
  asked: PhoneQuery,
  version: number,
  ask: (asked: PhoneQuery, signal: AbortSignal) => Promise<{ hint: string | null }>,
) {
  const wanted = JSON.stringify(asked)
  const paused = usePaused(wanted)
  const isThere = asked.phone.trim() !== ''
  const { data } = useQuery({
    queryKey: [signIn.hintAtPhone.path, paused, version],
    queryFn: ({ signal }) => ask(JSON.parse(paused), signal),
    enabled: isThere && paused === wanted,
    placeholderData: keepPreviousData,
    retry: false,
    // Whose a number is changes with what others save.
    staleTime: 0,
    gcTime: 0,
  })
  return (isThere && data?.hint) || undefined
}
