// The logo as a part of a poster, so that a print shop has it too.
import { type Logo, logoUrl } from '@aerie/contract/logo'
import { queryOptions } from '@tanstack/react-query'
import { asData } from './carried-data.ts'
import type { CarriedLogo } from './draw-poster.ts'

/** Null where the organisation has none, or where it does not arrive: the poster is whole without it. */
export const carriedLogoQuery = (logo: Logo | null) =>
  queryOptions({
    queryKey: ['carried-logo', logo?.hash ?? null],
    queryFn: () => logo && carry(logo),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function carry(logo: Logo): Promise<CarriedLogo | null> {
  const answer = await fetch(logoUrl(logo, 'paper')).catch(() => null)
  if (!answer?.ok) return null
  return { data: await asData(await answer.blob(), 'image/png'), width: logo.width, height: logo.height }
}
