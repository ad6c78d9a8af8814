// Albums of photos and videos.
import type { Feature } from '#platform/feature.ts'
import { listTitles } from './data.ts'
import { albumSections } from './export-sections-data.ts'
import { findAlbums } from './find-albums.ts'
import { albumRoutes } from './routes.ts'

export const albums: Feature = {
  routes: albumRoutes,
  auditSubjects: { album: { listNames: listTitles, pathOf: (id) => `/media/${id}` } },
  exportSections: albumSections,
  finders: { album: findAlbums },
}
