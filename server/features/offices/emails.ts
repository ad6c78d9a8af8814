// A short mail each to whoever gets an office and to those whose terms end with that.
import { daysAfter, longDay } from '@aerie/text/dates'
import { listOf } from '@aerie/text/lists'
import { letterhead } from '#features/logo/service.ts'
import { displayName, goesBy } from '#features/people/person.ts'
import { mayMail, readToday } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import type { JobDeps } from '#platform/feature.ts'
import { enqueue, type Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import * as data from './data.ts'

export const officeMailJobs = (deps: JobDeps): Record<string, Work> => ({
  'office-email': ({ memberId, subject, line }) => send(deps, Number(memberId), String(subject), String(line)),
})

/** With the transaction; nobody is told of a term that is over. */
export async function writeToBoth(tx: MemberContext, added: data.Term, ended: data.Term[]) {
  const { office, member_id: taker, began_on: from, ended_on: until } = added
  if (from === null) throw invalid('from', 'Choose the first day, so that the mails can name it.')
  if (until !== null && until < (await readToday(tx)))
    throw invalid('writing', 'No mails are sent about a term that is over.')
  const givers = ended.flatMap(({ member_id }) => member_id ?? [])
  const people = await data.listNamed(tx.db, [taker ?? 0, ...givers])
  const nameOf = (id: number | null) => people.find((one) => one.id === id)
  const before = givers.flatMap((id) => nameOf(id) ?? []).map(displayName)
  const following = before.length > 0 ? ` You follow ${listOf(before)}.` : ''
  await write(tx, taker, {
    subject: `You hold the office of ${office}`,
    line: `You hold the office of ${office} from ${longDay(from)}${until ? ` to ${longDay(until)}` : ''}.${following}`,
  })
  const next = nameOf(taker)
  for (const id of givers.filter((one) => one !== taker))
    await write(tx, id, {
      subject: `Your term as ${office}`,
      line: `Your term as ${office} ends with ${longDay(daysAfter(from, -1))}.${next ? ` ${displayName(next)} follows you.` : ''}`,
    })
}

const write = (tx: MemberContext, memberId: number | null, content: { subject: string; line: string }) =>
  enqueue(tx, 'office-email', { memberId, ...content })

/** Nothing to whoever has no address or has left by now. */
async function send({ ctx, mailer, publicUrl }: JobDeps, memberId: number, subject: string, line: string) {
  if (!(await mayMail(ctx))) return
  const [reader] = await data.listNamed(ctx.db, [memberId])
  if (!reader?.email || reader.inactive_since !== null) return
  await mailer.send(
    writeEmail({
      ...{ to: reader.email, subject },
      greeting: `Dear ${goesBy(reader)},`,
      paragraphs: [line],
      action: { label: 'Open your profile', url: `${publicUrl()}/profile/${memberId}` },
      closing: 'In brotherhood,',
      ...(await letterhead(ctx)),
    }),
  )
}
