// What the dashboard shows first, as one answer: those of other calls, each as it is by itself.
import * as z from 'zod/mini'
import { digest } from './digest.ts'
import { documents } from './documents.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { feed } from './feed.ts'
import { newcomers } from './newcomers.ts'
import { news } from './news.ts'
import { notifications } from './notifications.ts'
import { polls } from './polls.ts'
import { stats } from './stats.ts'
import { trips } from './trips.ts'

/** Of others' trips the dashboard asks for so many; where there are fewer, these are all. */
export const SOONEST_TRIPS = 20

/** Which calls it answers, by the name of the part, with what each is asked. */
export const DASHBOARD_PARTS = {
  stats: { endpoint: stats.show, query: {} },
  unread: { endpoint: notifications.count, query: {} },
  visit: { endpoint: feed.visit, query: {} },
  summary: { endpoint: digest.summary, query: {} },
  news: { endpoint: news.list, query: { limit: '3' } },
  activity: { endpoint: feed.activity, query: { limit: '10' } },
  firstSteps: { endpoint: newcomers.firstSteps, query: {} },
  newcomers: { endpoint: newcomers.list, query: {} },
  polls: { endpoint: polls.list, query: {} },
  documents: { endpoint: documents.list, query: { limit: '4' } },
  ownTrips: { endpoint: trips.list, query: {} },
  nearTrips: { endpoint: trips.list, query: { scope: 'near', limit: '3' } },
  soonestTrips: { endpoint: trips.list, query: { scope: 'shared', limit: `${SOONEST_TRIPS}` } },
} as const

type Parts = typeof DASHBOARD_PARTS
type Answers = { [Part in keyof Parts]: z.ZodMiniOptional<Parts[Part]['endpoint']['response']> }

/** A part that could not be read is left out: whoever wants it asks for it by itself, and is told why. */
export const Dashboard = z.object(
  Object.fromEntries(
    Object.entries(DASHBOARD_PARTS).map(
      ([
        part,
        {
          endpoint: { response },
        },
      ]) => [part, z.optional(response)],
    ),
  ) as unknown as Answers,
)
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = endpoints('dashboard', {
  show: endpoint('GET', '/api/dashboard', {
    summary:
      'What the dashboard shows first: the figures, the unread count, the feed, new brothers, open polls, documents and trips, each as its own call answers it. What could not be read is left out.',
    response: Dashboard,
  }),
})
