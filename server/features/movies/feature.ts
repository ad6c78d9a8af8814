// Movies and shows as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { movieRoutes } from './routes.ts'

export const movies: Feature = {
  routes: movieRoutes,
  capabilities: (_caller, services) => ({ searchMovies: services.movies !== null }),
}
