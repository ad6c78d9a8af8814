// What a feature brings to the server: its routes, its jobs, and what a caller may do with it.
import type { Role } from '@aerie/contract/person'
import type { Capabilities } from '@aerie/contract/session'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Work } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Pictures } from './pictures/pictures.ts'

/** Outside services; null where this installation has no key for them. */
export type Services = Pick<Config, 'linkedin' | 'movies' | 'googleMapsKey'>

/** What routes need besides the context of a request. */
export interface Surroundings {
  services: Services
  /** Where members reach this installation, without a slash at the end. */
  publicUrl: () => string
  pictures: Pictures
}

/** What jobs need. */
export interface Workplace {
  ctx: Context
  mailer: Mailer
  /** As in `Surroundings`. */
  publicUrl: () => string
}

export interface Feature {
  routes?: (app: FastifyInstance, surroundings: Surroundings) => void | Promise<void>
  /** By kind. */
  jobs?: (workplace: Workplace) => Record<string, Work>
  /** Kinds of `jobs` that may be many: they have a worker of their own, so that sign-in emails do not wait behind them. */
  bulkJobs?: (workplace: Workplace) => Record<string, Work>
  capabilities?: (caller: { role: Role }, services: Services) => Partial<Capabilities>
}
