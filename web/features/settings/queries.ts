// The organisation's settings, as every member may read them.
import { settings } from '@aerie/contract/settings'
import { isTimeZone, UTC } from '@aerie/text/zones'
import { useSuspenseQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'

export const settingsQuery = endpointQuery(settings.show)

export const useSettings = () => useSuspenseQuery(settingsQuery).data

/** By whose clock votes end; a browser that does not know it yet tells them by UTC. */
export function useTimeZone(): string {
  const { timeZone } = useSettings()
  return isTimeZone(timeZone) ? timeZone : UTC
}

/** The categories of documents in their order, and what the one of a slug is called. */
export function useCategories() {
  const { documentCategories } = useSettings()
  return {
    categories: documentCategories,
    categoryName: (slug: string) => documentCategories.find((one) => one.slug === slug)?.label ?? slug,
  }
}

export const lastChangesQuery = endpointQuery(settings.lastChanges)
