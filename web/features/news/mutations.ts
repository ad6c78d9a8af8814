// What officers do with a news item; each act says how it went.

import { feed } from '@aerie/contract/feed'
import { type ManagedNews, news } from '@aerie/contract/news'
import { longMoment } from '@aerie/text/moments'
import { call, keysOf } from '#lib/api.ts'
import { Refused } from '#lib/call-errors.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

type Item = Pick<ManagedNews, 'id' | 'title'>

/** The keys of all that shows a news item. */
export const SHOWING_NEWS = keysOf(news.manage, news.list, news.show, news.tags, feed.list)

export const paramsOf = ({ id }: Pick<ManagedNews, 'id'>) => ({ newsId: String(id) })

/** 'Failed to pin news item. Please try again.', or why the server would not have it. */
export const failedTo = (verb: string) => (error: unknown) => {
  const isRefusal = error instanceof Refused && error.status < 500
  const fallback = `Failed to ${verb} news item. Please try again.`
  return failureToast(isRefusal ? error : null, 'Error', fallback)
}

export const usePublish = () =>
  useAct({
    call: (item: Item) => call(news.publish, { params: paramsOf(item), body: {} }),
    stale: SHOWING_NEWS,
    done: publishedToast,
    failed: failedTo('publish'),
  })

export const publishedToast = ({ title, publishAt }: Pick<ManagedNews, 'title' | 'publishAt'>) =>
  publishAt
    ? { title: 'News Planned', description: `“${title}” goes out on ${longMoment(publishAt)}.` }
    : { title: 'News Published', description: `“${title}” is in the feed of every brother.` }

export const useUnpublish = () =>
  useAct({
    call: (item: Item) => call(news.unpublish, { params: paramsOf(item) }),
    stale: SHOWING_NEWS,
    done: ({ title }) => ({ title: 'News Unpublished', description: `“${title}” is a draft again.` }),
    failed: failedTo('unpublish'),
  })

export const usePin = () =>
  useAct({
    call: (item: Item) => call(news.pin, { params: paramsOf(item) }),
    stale: SHOWING_NEWS,
    done: ({ title }) => ({ title: 'News Pinned', description: `“${title}” stays on top.` }),
    failed: failedTo('pin'),
  })

export const useUnpin = () =>
  useAct({
    call: (item: Item) => call(news.unpin, { params: paramsOf(item) }),
    stale: SHOWING_NEWS,
    done: ({ title }) => ({ title: 'News Unpinned', description: `“${title}” takes its place again.` }),
    failed: failedTo('unpin'),
  })

export const useDeleteNews = () =>
  useAct({
    call: (item: Item) => call(news.remove, { params: paramsOf(item) }),
    stale: SHOWING_NEWS,
    done: (_, { title }) => ({ title: 'News Deleted', description: `“${title}” is gone.` }),
    failed: failedTo('delete'),
  })
