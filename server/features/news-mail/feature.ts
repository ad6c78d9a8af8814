// News by mail: at once, or every week with the trips near a member and what waits for him.
import type { Feature } from '#platform/feature.ts'
import { composeDigests, composeNews, sendMinute } from './composing.ts'
import { newsMailSections } from './export-sections-data.ts'
import { send } from './sending.ts'
import { nextDigest } from './weeks.ts'

export const newsMail: Feature = {
  bulkJobs: (deps) => ({
    'news-emails': ({ newsId }) => composeNews(deps.ctx, Number(newsId)),
    'weekly-digests': () => composeDigests(deps.ctx),
    'news-emails-of-minute': () => sendMinute(deps.ctx),
    'news-email': ({ emailId }) => send(deps, Number(emailId)),
  }),
  recurring: { 'weekly-digests': nextDigest },
  exportSections: newsMailSections,
}
