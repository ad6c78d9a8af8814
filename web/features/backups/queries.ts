// What the pages ask about backups.
import { backups } from '@aerie/contract/backups'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

const PAGE = '10'

export const backupsQuery = pagesQuery(backups.list, { query: { limit: PAGE } })

export const protectionQuery = endpointQuery(backups.protection)
