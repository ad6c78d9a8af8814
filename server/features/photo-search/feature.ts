// Photos found by who and what is on them, where they lie and when they were taken.
import type { Feature } from '#platform/feature.ts'
import { findPhotosByWords } from './find-photos.ts'
import { photoSearchRoutes } from './routes.ts'

export const photoSearch: Feature = { routes: photoSearchRoutes, finders: { photo: findPhotosByWords } }
