// News by mail: at once, or every week with the trips near a member and what waits for him.
import type { Feature } from '#platform/feature.ts'
import { composeDigests, composeNews, sendMinute } from './composing.ts'
import { type ListNotes, send } from './sending.ts'
import { nextDigest } from './weeks.ts'

export const newsMail = (listNotes: ListNotes): Feature => ({
  bulkJobs: (workplace) => ({
    'news-emails': ({ newsId }) => composeNews(workplace.ctx, Number(newsId)),
    'weekly-digests': () => composeDigests(workplace.ctx),
    'news-emails-of-minute': () => sendMinute(workplace.ctx),
    'news-email': ({ emailId }) => send(workplace, listNotes, Number(emailId)),
  }),
  recurring: { 'weekly-digests': nextDigest },
})
