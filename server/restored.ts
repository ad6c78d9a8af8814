// What an installation that was restored keeps beside its database: where its log ends now, and no key that knows browsers of before.
import { join } from 'node:path'
import { HEADS, keepHead } from './platform/audit/heads.ts'
import type { OnRestored } from './platform/backup/exchange.ts'
import type { Config } from './platform/config.ts'
import { revokeBrowsers } from './platform/secrets/signing-keys.ts'

/** What was kept of a log that went on after the archive is rightly missing: this one counts from where it ends. */
export const onRestored =
  ({ dataFolder, voteKeyFolder }: Pick<Config, 'dataFolder' | 'voteKeyFolder'>): OnRestored =>
  async ({ head }) => {
    await revokeBrowsers(voteKeyFolder)
    if (!head) return
    const hash = Buffer.from(head.hash, 'hex')
    await keepHead(join(dataFolder, HEADS), { id: head.id, hash, at: new Date(), isAccepted: true })
  }
