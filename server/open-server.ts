// Opens everything that makes one server, from its port and storage to the app; and closes in the opposite order.
import { join } from 'node:path'
import pack from '../package.json' with { type: 'json' }
import { buildApp, jobPartsOf } from './app.ts'
import { openBackupPlace } from './backup-place.ts'
import { notifyOfFault } from './features/audit/service.ts'
import { completeParticipation } from './features/ballots/participation.ts'
import { jobsOf, recurringJobs } from './features.ts'
import { openMail } from './open-mail.ts'
import { noteWhole } from './platform/audit/findings.ts'
import { HEADS, type KeptHead } from './platform/audit/heads.ts'
import type { Fault } from './platform/audit/verify.ts'
import { watchAuditLog } from './platform/audit/watch.ts'
import { openBallotChecks } from './platform/ballot-checks/ballot-checks.ts'
import { openCaches } from './platform/cache/caches.ts'
import type { Config } from './platform/config.ts'
import { type Context, contextOf } from './platform/context.ts'
import { openBus } from './platform/events/bus.ts'
import type { Installation } from './platform/feature.ts'
import { findFfmpeg } from './platform/films/ffmpeg.ts'
import { openBlockLog } from './platform/http/block-log.ts'
import { makePort } from './platform/http/port.ts'
import { type JobFailure, startWorker } from './platform/jobs/jobs.ts'
import { scheduleNextRuns } from './platform/jobs/recurring.ts'
import { findOffice, type OfficeState } from './platform/office/find-office.ts'
import { openOffice } from './platform/office/office.ts'
import { inTransaction } from './platform/transaction.ts'
import { openVoteKeys } from './platform/vote-keys.ts'
import { openWatermarkKeys } from './platform/watermark/keys.ts'
import { announceStartup, loadDemo, type readAsked, refuseOpenDemo } from './startup-message.ts'
import { openStorage } from './storage.ts'

interface Start {
  /** Whether the demo brotherhood, or nobody, is to be in it at first. */
  asked: ReturnType<typeof readAsked>
  /** Takes each sentence for the person who starts it. */
  say: (sentence: string) => unknown
}

/** They wait for the services of others most of the time. */
const PUSH_WORKERS = 4

export interface OpenServer {
  /** Where it listens, without a slash at the end. */
  address: string
  /** Resolves when what was under way is finished, and everything is on disk. */
  close(): Promise<void>
}

/** Resolves once it takes requests. Throws an Error whose message is a sentence where it cannot, or may not. */
export async function openServer(config: Config, { asked, say }: Start): Promise<OpenServer> {
  const port = makePort()
  // Where others may serve the same database, a port that is not bound yet makes the proxy ask those.
  let address = config.database.url ? null : await port.bind(config)
  const storage = await openStorage(config, say)
  const { database, files } = storage
  const { db } = database
  const bus = await openBus(database)
  const ballotChecks = openBallotChecks()
  const voteKeys = openVoteKeys(config.voteKeyFolder)
  const platform = { db, bus, files, voteKeys, ballotChecks, caches: openCaches(db, bus) }
  const ctx = contextOf(platform)
  const { openedBy } = config
  await refuseOpenDemo(ctx, { asked, openedBy })
  await completeParticipation(ctx)
  await loadDemo(ctx, { asked, openedBy, say })
  const auditLog = await watchLog(ctx, config, say)
  const mail = openMail(config, platform)
  let publicUrl = config.publicUrl ?? ''
  const backupPlace = await openBackupPlace(config, storage.located)
  const office = openOffice(await findOffice({ PATH: config.office.path }, config.office.isUnconfined))
  const app = await buildApp({
    ...config,
    ...platform,
    services: config,
    auditLog: auditLog.state,
    backupPlace,
    watermarkKeys: config.watermarkKeys ?? openWatermarkKeys(config.dataFolder),
    installation: installationOf(config, pack.version, office.state),
    office,
    log: openBlockLog(),
    publicUrl: () => publicUrl,
    serverFactory: port.factory,
  })
  app.addHook('onClose', () => port.close())
  await app.ready()
  address ??= await port.bind(config)
  publicUrl ||= address
  port.open()

  const onFailure = ({ error, ...job }: JobFailure) => {
    app.storage.note(error)
    app.log.warn({ ...job, reason: error instanceof Error ? error.name : 'unknown' }, 'job failed')
  }
  const queues = jobsOf({ ctx, ...mail, publicUrl: () => publicUrl, backupPlace, ...jobPartsOf(app) })
  const workers = Object.entries(queues)
    .filter(([, work]) => Object.keys(work).length > 0)
    .flatMap(([queue, work]) =>
      Array.from({ length: queue === 'pushJobs' ? PUSH_WORKERS : 1 }, () => startWorker({ db, bus, work, onFailure })),
    )
  await scheduleNextRuns(ctx, recurringJobs)
  await announceStartup(ctx, { asked, openedBy, publicUrl, address, say })

  return {
    address,
    async close() {
      await app.close()
      await Promise.all(workers.map((worker) => worker.stop()))
      await ballotChecks.close()
      await auditLog.stop()
      await bus.close()
      await mail.mailer.close()
      await storage.close()
    },
  }
}

function watchLog(ctx: Context, { dataFolder }: Config, say: Start['say']) {
  const onFault = async (fault: Fault) => {
    say(`The audit log is broken. ${fault.sentence} See docs/operations.md, “The audit log”.`)
    await notifyOfFault(ctx, fault)
  }
  const onWhole = (kept: KeptHead[]) => inTransaction(ctx, (tx) => noteWhole(tx, kept))
  const onError = () => say('The audit log could not be verified. Aerie tries again tomorrow, and at its next start.')
  return watchAuditLog({ db: ctx.db, file: join(dataFolder, HEADS), onFault, onWhole, onError })
}

function installationOf(config: Config, version: string, office: OfficeState): Installation {
  return {
    version,
    startedAt: new Date(),
    dataFolder: config.dataFolder,
    backupFolder: config.s3 && config.backup.bucket ? null : config.backup.folder,
    keyFolders: [config.voteKeyFolder, join(config.dataFolder, 'keys')],
    hasMailServer: config.mail.smtpUrl !== null,
    readsBounces: config.mail.bounces !== null,
    hasOwnDatabase: config.database.url === null,
    hasFfmpeg: findFfmpeg(process.env) !== null,
    office,
    isPublicUrlSet: config.publicUrl !== null,
    trustsProxy: config.trustProxy !== 0,
    metricsToken: config.metricsToken,
  }
}
