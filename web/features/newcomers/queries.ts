// What the pages ask about new brothers.
import { newcomers } from '@aerie/contract/newcomers'
import { endpointQuery } from '#lib/api.ts'

export const newcomersQuery = endpointQuery(newcomers.list)

export const firstStepsQuery = endpointQuery(newcomers.firstSteps)
