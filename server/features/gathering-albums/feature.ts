// Albums of gatherings.
import type { Feature } from '#platform/feature.ts'
import { gatheringAlbumSections } from './export-sections-data.ts'
import { gatheringAlbumRoutes } from './routes.ts'

export const gatheringAlbums: Feature = { routes: gatheringAlbumRoutes, exportSections: gatheringAlbumSections }
