// Where and when most brothers would be together anyway, for whoever calls a gathering.
import type { Feature } from '#platform/feature.ts'
import { meetingPlaceRoutes } from './routes.ts'

export const meetingPlaces: Feature = { routes: meetingPlaceRoutes }
