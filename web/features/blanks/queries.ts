// What the pages ask about what says nothing.
import { blanks } from '@aerie/contract/blanks'
import { endpointQuery } from '#lib/api.ts'

export const blanksQuery = endpointQuery(blanks.list)
