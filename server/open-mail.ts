// How mail leaves, as it is configured, and where what comes back of it is read.
import { join } from 'node:path'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import { openBounceBox } from './platform/mail/bounce-box.ts'
import { countedMailer } from './platform/mail/counted-mailer.ts'
import { openOutbox, openSmtp } from './platform/mail/mailer.ts'
import { returnPathOf } from './platform/mail/return-path.ts'
import { readSigningKey } from './platform/secrets/signing-keys.ts'

export const openMail = (config: Config, ctx: Pick<Context, 'db' | 'voteKeys'>) => ({
  mailer: countedMailer(transportOf(config, ctx), ctx.db),
  bounceBox: config.mail.bounces && openBounceBox(config.mail.bounces.imapUrl),
})

function transportOf({ mail: { from, smtpUrl, bounces }, dataFolder }: Config, keys: Pick<Context, 'voteKeys'>) {
  if (!smtpUrl) return openOutbox(join(dataFolder, 'outbox'), from)
  if (!bounces) return openSmtp(smtpUrl, from)
  const key = readSigningKey(keys, 'return-path')
  return openSmtp(smtpUrl, from, (mail) => returnPathOf(key, bounces.address, mail, new Date()))
}
