// The emails to a brother who leaves: until when he may come back, and that he is gone. He asked for both.

import { DEPARTURE_DAYS } from '@aerie/contract/departures'
import { dayIn } from '@aerie/text/zones'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { type Email, writeEmail } from '#platform/mail/email.ts'
import * as data from './data.ts'
import { deleteDeparted } from './service.ts'

export const departureJobs = (deps: JobDeps): Record<string, Work> => ({
  'departure-asked': ({ memberId }) => confirm(deps, Number(memberId)),
  departed: ({ email, firstName }) => bidFarewell(deps, String(email), String(firstName)),
  'delete-departed': () => deleteDeparted(deps.ctx),
})

/** Nothing to whoever has come back already. */
async function confirm(deps: JobDeps, memberId: number) {
  const brother = await data.findSleeper(deps.ctx.db, memberId)
  if (!brother?.email) return
  const day = dayIn(await readTimeZone(deps.ctx), brother.due_at)
  await send(deps, brother.email, goesBy(brother), (name) => ({
    subject: `You have left ${name}`,
    paragraphs: [
      `Your account at ${name} sleeps as of now: nobody finds you there, and no mail reaches you but this one. On ${day} it is deleted for good.`,
      `If you change your mind within these ${DEPARTURE_DAYS} days, sign in as always, and all is as it was. If it was not you who asked for this, do that at once and choose a new password.`,
    ],
    action: { label: 'Come back', url: `${deps.publicUrl()}/?signin=1` },
  }))
}

const bidFarewell = (deps: JobDeps, to: string, firstName: string) =>
  send(deps, to, firstName, (name) => ({
    subject: `Your account at ${name} has been deleted`,
    paragraphs: [
      `As you asked, your account at ${name} and what it held of you have been deleted. Photos and documents you shared, and votes you cast, stay without your name.`,
      'An officer can invite you again whenever you like.',
    ],
  }))

type Content = Pick<Email, 'subject' | 'paragraphs' | 'action'>

async function send({ ctx, mailer }: JobDeps, to: string, firstName: string, write: (name: string) => Content) {
  const head = await letterhead(ctx)
  const greeting = `Dear ${firstName},`
  await mailer.send(writeEmail({ to, greeting, ...write(head.organisation), closing: 'In brotherhood,', ...head }))
}
