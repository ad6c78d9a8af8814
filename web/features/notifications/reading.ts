// The list, page by page, and marking what is in it as read: seen at once, and asked anew afterwards.
import { type Notification, notifications } from '@aerie/contract/notifications'
import { call, keysOf } from '#lib/api.ts'
import { type ListPages, pagesQuery } from '#lib/pages-query.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { countQuery } from './queries.ts'

const PAGE = '20'

export const listQuery = pagesQuery(notifications.list, { query: { limit: PAGE } })

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

const withRead = (list: ListPages<Notification>, which: Notification | 'all') => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (which === 'all' || item.id === which.id ? { ...item, isRead: true } : item)),
  })),
})
