// What a request to join leads to: a mail to confirm the address, one to a member who has forgotten that he is, or none.
import { JOIN_DAYS, JOIN_MAILS_AN_HOUR } from '@aerie/contract/join-requests'
import { linkPath } from '@aerie/contract/public-pages'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { tryLock } from '#platform/db/locks.ts'
import { Refusal } from '#platform/errors.ts'
import type { JobDeps } from '#platform/feature.ts'
import { schedule, type Work } from '#platform/jobs/jobs.ts'
import { type Email, writeEmail } from '#platform/mail/email.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as asks from './asks-data.ts'
import * as data from './data.ts'
import { purgeOldRequests } from './service.ts'

type MailDeps = Pick<JobDeps, 'ctx' | 'mailer' | 'publicUrl'>

const DAY_MS = 86_400_000
/** For so long after a no, asking again reaches nobody. */
const DECLINED_DAYS = 90
/** How soon it is looked whether there is room again. */
const AGAIN_MS = 10 * 60_000
/** So many addresses that take no mail keep none of the others waiting; more, and it is the mail server. */
const MOST_REFUSALS = 5

export const joinJobs = (deps: MailDeps): Record<string, Work> => ({
  'mail-join-asks': () => mailAsks(deps),
  'forget-join-requests': () => purgeOldRequests(deps.ctx),
})

/** All that may go now, each network in its turn, one a day to each address; the rest later. */
export async function mailAsks(deps: MailDeps) {
  const { ctx } = deps
  // Before anything is sent: where mail does not leave, it is tried again all the same.
  if ((await asks.readHeldBack(ctx.db)).count > 0) await schedule(ctx, 'mail-join-asks', nextLook(ctx.now()))
  let failure: unknown
  for (let refusals = 0; refusals < MOST_REFUSALS; ) {
    try {
      if (!(await mailNext(deps))) break
    } catch (error) {
      failure = error
      refusals += 1
    }
  }
  if (failure !== undefined) throw failure
}

/** The same moment whoever asks within ten minutes, so that there is one look. */
const nextLook = (now: Date) => new Date((Math.floor(now.getTime() / AGAIN_MS) + 1) * AGAIN_MS)

/** Sent before it is kept: where mail does not leave, nothing is counted. Answers whether there may be another. */
async function mailNext(deps: MailDeps) {
  let tried: number | undefined
  const mailing = inTransaction(
    deps.ctx,
    async (tx) => {
      // Another process is at it.
      if (!(await tryLock(tx.db, 'joinMails'))) return false
      const ask = await asks.findNext(tx.db, new Date(tx.now().getTime() - DAY_MS))
      if (!ask) return false
      tried = ask.id
      const member = await data.findMember(tx.db, ask.email)
      const since = new Date(tx.now().getTime() - DECLINED_DAYS * DAY_MS)
      const reachesNobody = member
        ? !member.has_password && member.inactive_since !== null
        : await data.wasDeclined(tx.db, ask.email, since)
      if (reachesNobody) await asks.dropAsk(tx.db, ask.id)
      else if (!(await hasRoom(tx))) return false
      else if (member?.has_password) {
        await asks.setMailed(tx.db, ask.id, tx.now(), null)
        await notifyMember(deps, ask.email, goesBy(member))
      } else {
        const secret = randomSecret()
        await asks.setMailed(tx.db, ask.id, tx.now(), secret)
        await sendConfirmation(deps, ask.email, secret)
      }
      return true
    },
    { isRepeatable: false },
  )
  try {
    return await mailing
  } catch (error) {
    if (tried !== undefined) await asks.noteRefusal(deps.ctx.db, tried)
    throw error
  }
}

/** Nothing of what was asked: whoever owns the address may never have heard of it, or of who wrote it. */
const sendConfirmation = (deps: MailDeps, email: string, secret: string) =>
  send(deps, email, 'Hello,', (name) => ({
    subject: `Confirm your address for ${name}`,
    paragraphs: [
      `Somebody, most likely you, asked to join ${name} with this address. Confirm it, and the officers get your request; nobody reads it before that.`,
      `The link below is good for ${JOIN_DAYS} days and for one use. If you did not ask for it, do nothing: the request is then forgotten.`,
    ],
    action: { label: 'Confirm this address', url: `${deps.publicUrl()}${linkPath('join', secret)}` },
  }))

const notifyMember = (deps: MailDeps, email: string, firstName: string) =>
  send(deps, email, `Dear ${firstName},`, (name) => ({
    subject: `You are a member of ${name} already`,
    paragraphs: [
      `Somebody, most likely you, asked to join ${name} with this address. You are already a member with it: sign in. If you have forgotten your password, the same page sends you a new one.`,
    ],
    action: { label: 'Sign in', url: `${deps.publicUrl()}/?signin=1` },
  }))

/** Mails to strangers are worth sending, and not worth sending in numbers: what is over the limit waits. */
async function hasRoom({ db }: Context) {
  try {
    await countHits(db, [{ bucket: 'join-mails', most: JOIN_MAILS_AN_HOUR, withinMinutes: 60 }], 'mails')
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

type Content = Pick<Email, 'subject' | 'paragraphs' | 'action'>

async function send({ ctx, mailer }: MailDeps, to: string, greeting: string, write: (name: string) => Content) {
  const head = await letterhead(ctx)
  await mailer.send(writeEmail({ to, greeting, ...write(head.organisation), closing: 'In brotherhood,', ...head }))
}
