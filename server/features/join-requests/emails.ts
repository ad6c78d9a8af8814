// What a request to join leads to: a mail to confirm the address, one to a member who has forgotten that he is, or none.
import { JOIN_DAYS } from '@aerie/contract/join-requests'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import type { Workplace as FullWorkplace } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { type Email, writeEmail } from '#platform/mail/email.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { forgetOldRequests } from './service.ts'

type Workplace = Pick<FullWorkplace, 'ctx' | 'mailer' | 'publicUrl'>

const DAY_MS = 86_400_000
/** Mails to strangers are worth sending, and not worth sending in numbers. */
const MAILS_AN_HOUR = 60
/** For so long after a no, asking again reaches nobody. */
const DECLINED_DAYS = 90

export const joinJobs = (workplace: Workplace): Record<string, Work> => ({
  'join-asked': (payload) => handle(workplace, payload),
  'forget-join-requests': () => forgetOldRequests(workplace.ctx),
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

async function handle(workplace: Workplace, payload: Record<string, unknown>) {
  const { ctx } = workplace
  const email = String(payload.email)
  const member = await data.findMember(ctx.db, email)
  if (member?.has_password) return tellMember(workplace, email, member.familiar || member.first_name)
  if (member?.inactive_since) return
  if (await data.wasDeclined(ctx.db, email, new Date(ctx.now().getTime() - DECLINED_DAYS * DAY_MS))) return
  const asked = {
    email,
    first_name: String(payload.firstName),
    last_name: String(payload.lastName),
    pledge_class: typeof payload.class === 'number' ? payload.class : null,
    city: textOf(payload.city),
    voucher: textOf(payload.voucher),
    words: textOf(payload.words),
  }
  const secret = randomSecret()
  // Sent before it is kept: where mail does not leave, the job begins again with nothing counted.
  await inTransaction(ctx, async (tx) => {
    const request = await data.saveAsked(tx.db, asked, tx.now())
    const wasMailed = request.mailed_at !== null && request.mailed_at > new Date(tx.now().getTime() - DAY_MS)
    if (request.confirmed_at || wasMailed || !(await mayMail(tx, email))) return
    await data.saveToken(tx.db, request.id, secret, tx.now())
    await sendConfirmation(workplace, email, asked.first_name, secret)
  })
}

const sendConfirmation = (workplace: Workplace, email: string, firstName: string, secret: string) =>
  send(workplace, email, firstName, (name) => ({
    subject: `Confirm your address for ${name}`,
    paragraphs: [
      `Somebody, most likely you, asked to join ${name} with this address. Confirm it, and the officers get your request; nothing is read before that.`,
      `The link below is good for ${JOIN_DAYS} days and for one use. If you know nothing of it, do nothing: it is forgotten then.`,
    ],
    action: { label: 'Confirm this address', url: `${workplace.publicUrl()}/join/${secret}` },
  }))

async function tellMember(workplace: Workplace, email: string, firstName: string) {
  if (!(await mayMail(workplace.ctx, email))) return
  await send(workplace, email, firstName, (name) => ({
    subject: `You are a member of ${name} already`,
    paragraphs: [
      `Somebody, most likely you, asked to join ${name} with this address. It is yours there already: sign in with it. If you have forgotten your password, the same page sends you a new one.`,
    ],
    action: { label: 'Sign in', url: `${workplace.publicUrl()}/?signin=1` },
  }))
}

/** One a day for each address, and so many an hour for all of them together; beyond that nothing is sent. */
async function mayMail(ctx: Context, email: string) {
  const rules = [
    { bucket: `join-mail:${email}`, most: 1, withinMinutes: 24 * 60 },
    { bucket: 'join-mails', most: MAILS_AN_HOUR, withinMinutes: 60 },
  ]
  try {
    await countHits(ctx.db, rules, 'mails')
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

type Content = Pick<Email, 'subject' | 'paragraphs' | 'action'>

async function send({ ctx, mailer }: Workplace, to: string, firstName: string, write: (name: string) => Content) {
  const { name } = await readSettings(ctx)
  const greeting = `Dear ${firstName},`
  await mailer.send(writeEmail({ to, greeting, ...write(name), closing: 'In brotherhood,', organisation: name }))
}
