// The daily email with what the audit log ends with, to super admins who chose it: a copy that nobody here can change.
import { letterhead } from '#features/logo/service.ts'
import { listMailReaders } from '#features/notifications/service.ts'
import { goesBy } from '#features/people/person.ts'
import { mayMail } from '#features/settings/service.ts'
import { readHead } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps } from '#platform/feature.ts'
import { enqueueEach } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

export const emailHeads = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    if (await mayMail(tx)) await enqueueEach(tx, 'audit-head-email', 'memberId', await listMailReaders(tx, 'audit'))
  })

export async function emailHead({ ctx, mailer, publicUrl }: JobDeps, memberId: number) {
  if (!(await mayMail(ctx))) return
  const [reader, head] = [await data.findReader(ctx.db, memberId), await readHead(ctx.db)]
  if (!reader || !head) return
  const hash = head.hash.toString('hex')
  await mailer.send(
    writeEmail({
      to: reader.email,
      subject: `The audit log ends with entry ${head.id}`,
      greeting: `Dear ${goesBy(reader)},`,
      paragraphs: [
        `The audit log of ${publicUrl()} ends with entry ${head.id}, and this is the sum of all up to it:\n${hash}`,
        `Keep this mail. Should the log ever be in doubt, whoever runs the server can check whether it still holds all that it held today, with: npm run verify-log -- ${head.id} ${hash}`,
        'You chose this mail in the bell, under “What reaches you”, and can end it there.',
      ],
      closing: 'In brotherhood,',
      ...(await letterhead(ctx)),
    }),
  )
}
