// The companies brothers have named, for suggestions.
import { members } from '@aerie/contract/members'
import { cached } from '#platform/cache/cached.ts'
import { listCompanies } from './companies-data.ts'

export const readCompanies = cached({ answers: [members.companies], load: ({ db }) => listCompanies(db) })
