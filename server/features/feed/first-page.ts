// The newest activity items: every dashboard asks for them, and again after every save that is news. Kept until then.
import { ActivityItem, feed } from '@aerie/contract/feed'
import * as z from 'zod/mini'
import { cachedEach } from '#platform/cache/cached-each.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import type { Page } from '#platform/page.ts'
import { listActivity } from './service.ts'

/** By the number of items that is asked for. */
export const readFirstPage = cachedEach<number, Page<SerializedJson>>({
  answers: [feed.activity],
  async load(limit, reading) {
    const { items, next } = await listActivity(reading, { limit, cursor: undefined })
    return { items: new SerializedJson(JSON.stringify(z.array(ActivityItem).parse(items))), next }
  },
})
