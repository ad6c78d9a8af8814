// Where brothers live: asked by the map, and by the directory for who is near.
import { residences } from '@aerie/contract/residences'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'
import { retryOptions } from '#lib/retry.ts'

export const residencesQuery = queryOptions({ ...endpointQuery(residences.map), ...retryOptions })
