// Who is signed in, and the organisation's words.
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'

/** Asked before the first page of a visit, and whenever the window comes back into view. */
export const sessionQuery = queryOptions({ ...endpointQuery(session.current), refetchOnWindowFocus: 'always' })

export const settingsQuery = endpointQuery(settings.show)

/** The signed-in member, with what he may do. */
export const useSession = () => useSuspenseQuery(sessionQuery).data

export const useSettings = () => useSuspenseQuery(settingsQuery).data
