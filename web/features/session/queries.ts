// Who is signed in, and what he may do.
import { session } from '@aerie/contract/session'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'

/** Asked before the first page of a visit, and whenever one turns to the window again. */
export const sessionQuery = queryOptions({ ...endpointQuery(session.current), refetchOnWindowFocus: 'always' })

/** The signed-in member, with what he may do. */
export const useSession = () => useSuspenseQuery(sessionQuery).data
