// Search for movies and shows, where there is a key for it.
import type { Feature } from '#platform/feature.ts'
import { movieRoutes } from './routes.ts'
import { openMovies } from './service.ts'

export const movies: Feature = {
  routes: (app, { services }) => movieRoutes(app, openMovies(services.movies)),
  capabilities: (_caller, services) => ({ searchMovies: services.movies !== null }),
}
