// What is asked for a list that comes page by page.
import type { Endpoint, Schema } from '@aerie/contract/endpoint'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callPage, type Request } from './api.ts'

export type Cursor = string | undefined

/** What is kept of a list in pages. */
export type ListPages<Entry> = InfiniteData<ListPage<Entry>>

export interface ListPage<Entry> {
  items: Entry[]
  next: Cursor
}

/**
 * The query of an endpoint that is made with `page(shape)`; its key begins as that of `endpointQuery`. `asked` tells what
 * is asked from other questions to the same endpoint, where the words of the request change by themselves.
 */
export const pagesQuery = <P extends Schema, Q extends Schema, Entry>(
  endpoint: Endpoint<P, Q, Schema, z.ZodMiniType<Entry[]>>,
  { params, query }: Pick<Request<P, Q, Schema>, 'params' | 'query'> = {},
  asked: unknown = query,
) =>
  infiniteQueryOptions({
    queryKey: [endpoint.path, ...Object.values(params ?? {}).map(String), 'pages', asked],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<Entry>> =>
      callPage(endpoint, { ...(params && { params }), query: { ...(query as object), cursor } as z.input<Q>, signal }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: ({ next }) => next,
  })
