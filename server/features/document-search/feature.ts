// Finds documents by what they say.
import type { Feature } from '#platform/feature.ts'
import { findDocuments } from './find-documents.ts'
import { documentSearchRoutes } from './routes.ts'

export const documentSearch: Feature = { routes: documentSearchRoutes, finders: { document: findDocuments } }
