// The categories of documents.
import type { Feature } from '#platform/feature.ts'
import { documentCategoryRoutes } from './routes.ts'

export const documentCategories: Feature = { routes: documentCategoryRoutes }
