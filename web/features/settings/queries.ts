// The organisation's settings, as every member may read them.
import { settings } from '@aerie/contract/settings'
import { useSuspenseQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'

export const settingsQuery = endpointQuery(settings.show)

export const useSettings = () => useSuspenseQuery(settingsQuery).data

export const lastChangesQuery = endpointQuery(settings.lastChanges)
