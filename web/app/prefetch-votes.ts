// Asks for polls and elections before their page is drawn.
import type { QueryClient } from '@tanstack/react-query'
import { allElectionsQuery } from '../features/elections/queries.ts'
import { allPollsQuery } from '../features/polls/queries.ts'

export const prefetchVotes = (cache: QueryClient) =>
  Promise.all([cache.prefetchQuery(allPollsQuery), cache.prefetchQuery(allElectionsQuery)])
