// What a feature brings to the server: its routes and jobs, what a caller may do with it, and what others show of it.
import type { AuditKind } from '@aerie/contract/audit-actions'
import type { Role } from '@aerie/contract/person'
import type { Capabilities } from '@aerie/contract/session'
import type { Settings } from '@aerie/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { AuditSubject } from './audit/subject.ts'
import type { AuditWatch } from './audit/watch.ts'
import type { BackupPlace } from './backup/place.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { DocumentReader } from './documents/documents.ts'
import type { OpenPages } from './events/open-pages.ts'
import type { TopOfList } from './events/top-of-list.ts'
import type { ExportSection } from './export-section.ts'
import type { Films } from './films/films.ts'
import type { Job } from './jobs/jobs.ts'
import type { NextRun } from './jobs/recurring.ts'
import type { BounceBox } from './mail/bounce-box.ts'
import type { Mailer } from './mail/mailer.ts'
import type { NotificationKinds } from './notification-kinds.ts'
import type { OfficeState } from './office/find-office.ts'
import type { Office } from './office/office.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { PushSender } from './push/push-sender.ts'
import type { VirusScanner } from './scanning/clamd.ts'
import type { Finders } from './search.ts'
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
  /** Whether what comes back of mails is read. */
  readsBounces: boolean
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

/** What all features together say, for those that show things of every kind. */
export interface Registry {
  /** Throws where no feature says whether a caller may do something. */
  capabilitiesOf: (caller: { role: Role }, services: Services, settings: UploadSettings) => Capabilities
  notifications: NotificationKinds
  /** By the kind of thing, as in `album.save`. */
  auditSubjects: Partial<Record<string, AuditSubject>>
  /** In the order of an export, behind the profile itself. */
  exportSections: readonly ExportSection[]
  /** By the kind of what they find. */
  finders: Required<Finders>
}

/** What routes need besides the context of a request. */
export interface RouteDeps {
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
  pushSender: PushSender
  registry: Registry
}

/** What jobs need. */
export interface JobDeps {
  ctx: Context
  mailer: Mailer
  /** Null where nothing is read of what comes back. */
  bounceBox: BounceBox | null
  /** As in `RouteDeps`. */
  publicUrl: () => string
  pictures: Pictures
  films: Films
  office: Office
  documentReader: DocumentReader
  watermark: Watermark
  backupPlace: BackupPlace
  /** As in `RouteDeps`. */
  scanner: VirusScanner | null
  pushSender: PushSender
  openPages: OpenPages
  registry: Registry
}

/** Each queue has a worker of its own, so that none waits behind the work of another. */
export const QUEUES = ['jobs', 'bulkJobs', 'pushJobs', 'pictureJobs', 'documentJobs', 'officeJobs', 'longJobs'] as const
export type Queue = (typeof QUEUES)[number]

type JobsOf = (deps: JobDeps) => Record<string, Job>

export interface Feature {
  routes?: (app: FastifyInstance, deps: RouteDeps) => void | Promise<void>
  /** By kind; what waits for nobody long. */
  jobs?: JobsOf
  /** What comes by the thousand, such as the emails of news. */
  bulkJobs?: JobsOf
  /** What waits for push services. */
  pushJobs?: JobsOf
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
  /** How each kind of its notifications is shown and mailed. */
  notifications?: Partial<NotificationKinds>
  /** How the audit log names and links things of its kinds. */
  auditSubjects?: Partial<Record<AuditKind, AuditSubject>>
  /** What a member takes along of what it keeps. */
  exportSections?: readonly ExportSection[]
  /** What a search everywhere finds of its things, each as far as the asker may see it. */
  finders?: Finders
  /** Lists whose newest entries pages are sent as they come. */
  tops?: TopOfList[]
  capabilities?: (caller: { role: Role }, services: Services, settings: UploadSettings) => Partial<Capabilities>
}
