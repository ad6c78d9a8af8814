// The news: written by officers, or by other features of what they tell.
import type { Feature } from '#platform/feature.ts'
import { listTitles } from './data.ts'
import { newsSections } from './export-sections-data.ts'
import { findNews } from './find-news.ts'
import { newsJobs } from './jobs.ts'
import { capabilitiesOf } from './policy.ts'
import { newsRoutes } from './routes.ts'

export const news: Feature = {
  routes: newsRoutes,
  jobs: newsJobs,
  capabilities: capabilitiesOf,
  auditSubjects: { news: { listNames: listTitles, pathOf: (id) => `/news/${id}` } },
  exportSections: newsSections,
  finders: { news: findNews },
}
