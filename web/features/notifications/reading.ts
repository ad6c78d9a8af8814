// The list, page by page, and marking what is in it as read: seen at once, and asked anew afterwards.
import { type Notification, notifications } from '@aerie/contract/notifications'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call, callPage, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { countQuery } from './queries.ts'

const PAGE = '20'

type ListPage = { items: Notification[]; next: string | undefined }

export const listQuery = infiniteQueryOptions({
  queryKey: [notifications.list.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }): Promise<ListPage> =>
    callPage(notifications.list, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

/** Answers the function that marks one as read, or all of them. */
export const useReading = () =>
  useAct({
    call: (which: Notification | 'all') =>
      which === 'all'
        ? call(notifications.readAll)
        : call(notifications.read, { params: { notificationId: String(which.id) } }),
    optimistic: {
      name: 'read notifications',
      change: (edit, which) => {
        edit(listQuery, (list) => withRead(list, which))
        edit(countQuery, ({ count }) => ({ count: which === 'all' ? 0 : Math.max(0, count - 1) }))
      },
    },
    stale: keysOf(notifications.list, notifications.count),
  }).mutate

const withRead = (list: InfiniteData<ListPage>, which: Notification | 'all') => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (which === 'all' || item.id === which.id ? { ...item, isRead: true } : item)),
  })),
})
