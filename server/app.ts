// The whole server without a port: main.ts listens with it, the tests inject into it.
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { portraitRoutes } from '#features/avatars/portraits.ts'
import { avatarRoutes } from '#features/avatars/routes.ts'
import { calendarRoutes } from '#features/calendar/routes.ts'
import { activityRoutes } from '#features/feed/routes.ts'
import { type LinkedinConfig, openLinkedin } from '#features/linkedin/provider.ts'
import { linkedinRoutes } from '#features/linkedin/routes.ts'
import { mapRoutes } from '#features/map/routes.ts'
import { openMapTiles } from '#features/map/service.ts'
import { openProfiles } from '#features/members/profiles.ts'
import { memberRoutes, showMember } from '#features/members/routes.ts'
import { movieRoutes } from '#features/movies/routes.ts'
import { openMovies } from '#features/movies/service.ts'
import type { TmdbConfig } from '#features/movies/tmdb.ts'
import { notificationMailRoutes } from '#features/notifications/mail/routes.ts'
import { notificationRoutes } from '#features/notifications/routes.ts'
import { openUnreadCounts } from '#features/notifications/unread-counts.ts'
import { openDirectory } from '#features/people/directory.ts'
import { SELF } from '#features/people/privacy.ts'
import { placeRoutes } from '#features/places/routes.ts'
import { openHomes } from '#features/residences/residences.ts'
import { mapDataRoutes } from '#features/residences/routes.ts'
import { importRoutes } from '#features/rosters/routes.ts'
import { settingsRoutes } from '#features/settings/routes.ts'
import { readSettings } from '#features/settings/service.ts'
import { authRoutes } from '#features/sign-in/routes.ts'
import { tripRoutes } from '#features/trips/routes.ts'
import type { Db } from '#platform/db/db.ts'
import type { Bus } from '#platform/events/bus.ts'
import type { FileStore } from '#platform/files/store.ts'
import { admitCallers } from '#platform/http/admission.ts'
import { logRequests, setHeaders } from '#platform/http/headers.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { answerProblems } from '#platform/http/problems.ts'
import { referenceRoutes } from '#platform/http/reference.ts'
import { requestIds } from '#platform/http/request-ids.ts'
import { eventRoutes } from '#platform/http/stream-events.ts'
import { BUILT, webPages } from '#platform/http/web-pages.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import { openSessions } from '#platform/session/sessions.ts'

const MEGABYTE = 1_048_576

export interface Parts {
  db: Db
  bus: Bus
  files: FileStore
  version: string
  logLevel: string
  trustProxy: boolean
  /** Where members reach this house, without a slash at the end. */
  publicUrl: () => string
  /** Outside services; null where this house has no key for them. */
  linkedin: LinkedinConfig | null
  movies: TmdbConfig | null
  googleMapsKey: string | null
}

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { db, bus, files, version, logLevel, trustProxy, linkedin, movies, googleMapsKey } = parts
  const app = Fastify({
    logger: { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: MEGABYTE,
    genReqId: requestIds(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.decorate('endpoints', [])
  answerProblems(app)
  setHeaders(app, { googleMaps: googleMapsKey !== null })
  await app.register(compress, { threshold: 4096, encodings: ['gzip'], zlibOptions: { level: 1 } })
  await app.register(multipart)
  logRequests(app)
  admitCallers(app, { db, bus, files, sessions: openSessions(db, bus) })

  const directory = openDirectory(db, bus)
  const profiles = openProfiles(db, bus, directory)
  const homes = openHomes(db, bus)
  const pictures = openPictures()
  app.addHook('onClose', async () => pictures.close())
  healthRoutes(app, db)
  eventRoutes(app, bus)
  referenceRoutes(app, version)
  authRoutes(app, {
    readRecord: (id) => profiles.read(id, SELF),
    services: { linkedin: linkedin !== null, movies: movies !== null },
  })
  settingsRoutes(app)
  memberRoutes(app, directory, profiles)
  avatarRoutes(app, pictures, showMember(profiles))
  importRoutes(app)
  portraitRoutes(app, directory)
  mapDataRoutes(app, homes)
  activityRoutes(app)
  placeRoutes(app)
  mapRoutes(app, await openMapTiles(), googleMapsKey)
  linkedinRoutes(app, openLinkedin(linkedin), pictures)
  notificationMailRoutes(app)
  calendarRoutes(app, parts.publicUrl)
  movieRoutes(app, openMovies(movies))
  notificationRoutes(app, homes, openUnreadCounts(db, bus))
  tripRoutes(app, homes)
  await webPages(app, BUILT, () => readSettings({ db }))
  return app
}
