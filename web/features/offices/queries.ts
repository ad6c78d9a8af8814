// What Role Management asks about offices.
import { offices } from '@aerie/contract/offices'
import { endpointQuery } from '#lib/api.ts'

export const termsQuery = endpointQuery(offices.terms)
