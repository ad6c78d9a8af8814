// What a house that was restored keeps beside its database: where its log ends now.
import { join } from 'node:path'
import { HEADS, keepHead } from './platform/audit/heads.ts'
import type { OnRestored } from './platform/backup/exchange.ts'
import type { Config } from './platform/config.ts'

/** What was kept of a log that went on after the archive is rightly missing: this one counts from where it ends. */
export const onRestored =
  ({ dataFolder }: Pick<Config, 'dataFolder'>): OnRestored =>
  async ({ head }) => {
    if (head)
      await keepHead(join(dataFolder, HEADS), {
        id: head.id,
        hash: Buffer.from(head.hash, 'hex'),
        at: new Date(),
        isAccepted: true,
      })
  }
