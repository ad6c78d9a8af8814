// The mail that asks a brother where another is: written by a job, so that its link is kept nowhere else.
import { linkPath } from '@aerie/contract/public-pages'
import { letterhead } from '#features/logo/service.ts'
import { mayMail } from '#features/settings/service.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { askerOf, toQuestion } from './asking.ts'
import * as data from './data.ts'

export const lostJobs = (deps: JobDeps): Record<string, Work> => ({
  'lost-question-mail': ({ questionId }) => sendQuestion(deps, Number(questionId)),
})

/** None about who has been found, answered or marked as passed meanwhile. */
async function sendQuestion({ ctx, mailer, publicUrl }: JobDeps, id: number) {
  const row = await data.findOpen(ctx.db, id)
  if (!row?.asked_email || !(await mayMail(ctx))) return
  const { name, words, asked } = toQuestion(row)
  const [head, secret] = [await letterhead(ctx), randomSecret()]
  await data.addLink(ctx.db, id, secret)
  await mailer.send(
    writeEmail({
      to: row.asked_email,
      subject: `Do you know where ${name} is?`,
      greeting: `Dear ${asked},`,
      paragraphs: [
        words,
        'What you write goes to the officers. The link is good for 30 days, and nobody has to sign in.',
      ],
      action: { label: 'I know something', url: `${publicUrl()}${linkPath('lost-brother', secret)}` },
      closing: `${askerOf(row)}, for ${head.organisation}`,
      ...head,
    }),
  )
}
