// What is asked anew once something was done with members.
import { COUNTS_MEMBERS, SHOWS_RECORD } from '@aerie/contract/shows-record'
import { keysOf } from '#lib/api.ts'

export const MEMBER_QUERY_KEYS = keysOf(...SHOWS_RECORD, ...COUNTS_MEMBERS)
