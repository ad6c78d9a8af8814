// Gatherings by where they are, and for the search everywhere.
import type { Feature } from '#platform/feature.ts'
import { findGatherings } from './find-gatherings.ts'
import { gatheringPlaceRoutes } from './routes.ts'

export const gatheringPlaces: Feature = { routes: gatheringPlaceRoutes, finders: { gathering: findGatherings } }
