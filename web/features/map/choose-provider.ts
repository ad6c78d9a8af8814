// Fetches what draws the map in this installation, with all it needs.
import { map } from '@aerie/contract/map'
import type { QueryClient } from '@tanstack/react-query'
import { CannotDraw, type MapProvider } from '#features/map-drawing/provider.ts'
import { endpointQuery } from '#lib/api.ts'
import { lazyCode } from '#lib/lazy-code.ts'

const google = lazyCode(() => import('#features/map-drawing/google/provider.ts'))
const embedded = lazyCode(() => import('#features/map-drawing/embedded/provider.ts'))

/** A provider was found, but what it draws with did not come. */
export class NotLoaded extends Error {
  readonly provider: MapProvider

  constructor(provider: MapProvider, cause: unknown) {
    super(`${provider.name} did not load`, { cause })
    this.provider = provider
  }
}

export async function fetchProvider(cache: QueryClient): Promise<MapProvider> {
  const provider = await chooseProvider(cache)
  await provider.load().catch((cause: unknown) => {
    throw cause instanceof CannotDraw ? cause : new NotLoaded(provider, cause)
  })
  return provider
}

/** May be called ahead, so that what it draws with is on its way. */
export async function chooseProvider(cache: QueryClient) {
  const choice = await cache.fetchQuery(endpointQuery(map.provider))
  if (choice.provider === 'google') return (await google.fetch()).googleProvider(choice.key)
  return (await embedded.fetch()).embeddedProvider(choice.tiles)
}
