// The list, page by page, and marking what is in it as read: seen at once, and asked anew afterwards.
import { type Notification, notifications } from '@aerie/contract/notifications'
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callPage, endpointQuery, sentenceOf } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { countQuery } from './queries.ts'

const READING = ['read-notifications']
const PAGE = '20'

type ListPage = { items: Notification[]; next: string | undefined }

export const listQuery = infiniteQueryOptions({
  queryKey: [...endpointQuery(notifications.list).queryKey, 'pages'],
  queryFn: ({ pageParam: cursor, signal }): Promise<ListPage> =>
    callPage(notifications.list, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

const KEYS = [listQuery.queryKey, countQuery.queryKey]

/** Answers the function that marks one as read, or all of them. */
export function useReading() {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: READING,
    mutationFn: (which: Notification | 'all') =>
      which === 'all'
        ? call(notifications.readAll)
        : call(notifications.read, { params: { notificationId: String(which.id) } }),
    onMutate: async (which) => {
      await Promise.all(KEYS.map((queryKey) => cache.cancelQueries({ queryKey })))
      const before = { list: cache.getQueryData(listQuery.queryKey), count: cache.getQueryData(countQuery.queryKey) }
      cache.setQueryData(listQuery.queryKey, (list) => list && withRead(list, which))
      cache.setQueryData(
        countQuery.queryKey,
        (now) => now && { count: which === 'all' ? 0 : Math.max(0, now.count - 1) },
      )
      return before
    },
    onError: (error, _, before) => {
      cache.setQueryData(listQuery.queryKey, before?.list)
      cache.setQueryData(countQuery.queryKey, before?.count)
      toast({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    },
    // While another is on its way the answer would still show that one as unread.
    onSettled: () =>
      cache.isMutating({ mutationKey: READING }) > 1
        ? undefined
        : Promise.all(KEYS.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })
  return mutate
}

const withRead = (list: InfiniteData<ListPage>, which: Notification | 'all') => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (which === 'all' || item.id === which.id ? { ...item, isRead: true } : item)),
  })),
})
