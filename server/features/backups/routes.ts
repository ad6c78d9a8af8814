// Backups: endpoints to services.
import { backups } from '@aerie/contract/backups'
import type { FastifyInstance } from 'fastify'
import type { BackupPlace } from '#platform/backup/place.ts'
import { attachment } from '#platform/http/attachment.ts'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { protect, readProtection } from './protection.ts'
import { createBackup, findArchive, listBackups, openArchive, removeBackup } from './service.ts'

export function backupRoutes(app: FastifyInstance, place: BackupPlace) {
  servePage(app, backups.list, (ctx, page) => listBackups(ctx, page))
  serve(app, backups.protection, (ctx) => readProtection(ctx, place))
  serve(app, backups.protect, (ctx, { body }) => protect(ctx, place, 'passphrase' in body ? body.passphrase : null))
  serve(app, backups.create, async (ctx, { reply }) => {
    const backup = await createBackup(ctx, place)
    reply.code(201)
    return backup
  })
  serve(app, backups.download, async (ctx, { params, query, reply }) => {
    if (query.check) {
      await findArchive(ctx, place, params.backupId)
      return reply.type('application/json').send('{}')
    }
    const { name, stream, size } = await openArchive(ctx, place, params.backupId)
    return reply
      .header('content-disposition', attachment(name))
      .header('cache-control', 'no-store')
      .header('content-length', size)
      .type('application/zstd')
      .send(stream)
  })
  serve(app, backups.remove, async (ctx, { params }) => {
    await removeBackup(ctx, place, params.backupId)
    return {}
  })
}
