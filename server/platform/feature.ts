// What a feature brings to the server: its routes, its jobs, and what a caller may do with it.
import type { Role } from '@aerie/contract/person'
import type { Capabilities } from '@aerie/contract/session'
import type { Settings } from '@aerie/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { AuditWatch } from './audit/watch.ts'
import type { BackupPlace } from './backup/place.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { DocumentReader } from './documents/documents.ts'
import type { TopOfList } from './events/top-of-list.ts'
import type { Films } from './films/films.ts'
import type { Job } from './jobs/jobs.ts'
import type { NextRun } from './jobs/recurring.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OfficeState } from './office/find-office.ts'
import type { Office } from './office/office.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { VirusScanner } from './scanning/clamd.ts'
import type { Watermark } from './watermark/watermark.ts'

/** Outside services; null where this installation has no key for them. */
export type Services = Pick<Config, 'linkedin' | 'movies' | 'googleMapsKey'>

/** What officers switched of it, on which goes what a caller may do. */
export type UploadSettings = Pick<Settings, 'membersAddDocuments'>

/** What this installation is, for whoever looks after it. */
export interface Installation {
  version: string
  startedAt: Date
  dataFolder: string
  /** Null where backups go to a bucket. */
  backupFolder: string | null
  /** Those of votes and of marks. */
  keyFolders: string[]
  hasMailServer: boolean
  /** Whether the database is Aerie's own rather than a server's. */
  hasOwnDatabase: boolean
  hasFfmpeg: boolean
  /** What was found of LibreOffice and its cage. */
  office: OfficeState
  isPublicUrlSet: boolean
  trustsProxy: boolean
  /** What a scraper has to send; null switches its figures off. */
  metricsToken: string | null
}

/** What routes need besides the context of a request. */
export interface Surroundings {
  services: Services
  /** Where members reach this installation, without a slash at the end. */
  publicUrl: () => string
  installation: Installation
  auditLog: AuditWatch['state']
  pictures: Pictures
  documentReader: DocumentReader
  watermark: Watermark
  backupPlace: BackupPlace
  /** Null where uploads are not scanned. */
  scanner: VirusScanner | null
}

/** What jobs need. */
export interface Workplace {
  ctx: Context
  mailer: Mailer
  /** As in `Surroundings`. */
  publicUrl: () => string
  pictures: Pictures
  films: Films
  office: Office
  documentReader: DocumentReader
  watermark: Watermark
  backupPlace: BackupPlace
  /** As in `Surroundings`. */
  scanner: VirusScanner | null
}

/** Each lane has a worker of its own, so that none waits behind the work of another. */
export const LANES = ['jobs', 'bulkJobs', 'pictureJobs', 'documentJobs', 'officeJobs', 'longJobs'] as const
export type Lane = (typeof LANES)[number]

type JobsOf = (workplace: Workplace) => Record<string, Job>

export interface Feature {
  routes?: (app: FastifyInstance, surroundings: Surroundings) => void | Promise<void>
  /** By kind; what waits for nobody long. */
  jobs?: JobsOf
  /** What comes by the thousand, such as the emails of news. */
  bulkJobs?: JobsOf
  /** What decodes pictures. */
  pictureJobs?: JobsOf
  /** What reads papers: one that takes its whole time keeps no photo waiting. */
  documentJobs?: JobsOf
  /** What LibreOffice converts: one at a time, and not behind a film. */
  officeJobs?: JobsOf
  /** What takes minutes. */
  longJobs?: JobsOf
  /** Kinds among its jobs that run again and again: the start and each run schedule the next. */
  recurring?: Record<string, NextRun>
  /** Lists whose newest entries pages are sent as they come. */
  tops?: TopOfList[]
  capabilities?: (caller: { role: Role }, services: Services, settings: UploadSettings) => Partial<Capabilities>
}
