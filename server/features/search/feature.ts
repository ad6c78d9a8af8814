// Search everywhere: brothers and places out of several rooms, and whatever else the rooms find themselves.
import type { Feature } from '#platform/feature.ts'
import { findBrothers } from './find-brothers.ts'
import { findPlaces } from './find-places.ts'
import { searchRoutes } from './routes.ts'

export const search: Feature = { routes: searchRoutes, finders: { brother: findBrothers, place: findPlaces } }
