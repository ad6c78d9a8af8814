// What officers ask about ties that wait.
import { ties } from '@aerie/contract/ties'
import { pagesQuery } from '#lib/pages-query.ts'

/** Page by page, the oldest first. */
export const waitingTiesQuery = pagesQuery(ties.waiting)
