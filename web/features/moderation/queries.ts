// What super admins ask about photos under review.
import { moderation } from '@aerie/contract/moderation'
import { pagesQuery } from '#lib/pages-query.ts'

const PAGE = '50'

export const flaggedQuery = pagesQuery(moderation.flagged, { query: { limit: PAGE } })
