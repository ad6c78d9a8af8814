// The jobs of a world's server, and the mail that they send.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { JobDeps } from '#platform/feature.ts'
import { startWorker } from '#platform/jobs/jobs.ts'
import { openOutbox } from '#platform/mail/mailer.ts'
import { jobsOf } from '../features.ts'

export const PUBLIC_URL = 'https://brothers.example'

export function openMail(
  { ctx, ...readers }: Omit<JobDeps, 'mailer' | 'publicUrl' | 'registry'>,
  outbox: string,
  mailer = openOutbox(outbox, 'Aerie <aerie@localhost>'),
) {
  const failures: unknown[] = []
  const queues = jobsOf({ ctx, mailer, publicUrl: () => PUBLIC_URL, ...readers })
  const worker = startWorker({
    db: ctx.db,
    bus: ctx.bus,
    work: Object.assign({}, ...Object.values(queues)),
    onFailure: ({ error }) => failures.push(error),
  })
  return {
    worker,
    /** Waits until all jobs are done, then reads the outbox, oldest first. */
    async read() {
      await worker.drain()
      if (failures.length > 0) throw failures[0]
      const names = await readdir(outbox).catch(() => [])
      return Promise.all(names.sort().map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))))
    },
  }
}
