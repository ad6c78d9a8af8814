// The emails about a changed address: one confirms it, one lets the former take it back. Jobs write them, with their links.
// To a mailbox that nobody has proved to be his, no word goes that whoever entered it could have chosen.
import { linkPath } from '@aerie/contract/public-pages'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import { readSettings } from '#features/settings/service.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { type Email, writeEmail } from '#platform/mail/email.ts'
import { readableAddress } from '#platform/mail/readable-address.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import * as data from './data.ts'

export const addressJobs = (deps: JobDeps): Record<string, Work> => ({
  'confirm-address': ({ changeId }) => sendConfirmation(deps, Number(changeId)),
  'address-taken': ({ changeId }) => sendTaken(deps, Number(changeId)),
  'address-entered': ({ memberId, kind, by, to }) =>
    sendEntered(deps, Number(memberId), {
      kind: String(kind),
      by: by === null ? null : String(by),
      to: String(to),
    }),
})

/** To the new e-mail address; for a phone number, to the member's e-mail address. */
async function sendConfirmation(deps: JobDeps, id: number) {
  const { db } = deps.ctx
  const change = await data.findWaiting(db, id)
  const to = change?.kind === 'email' ? change.address : change?.email
  if (!change || !to) return
  const secret = randomSecret()
  await data.saveToken(db, id, secret)
  const what = change.kind === 'email' ? 'e-mail address' : 'phone number'
  await send(deps, to, change.kind === 'email' ? TO_ANYBODY : dear(change), (name) => ({
    subject: `Confirm your ${what} for ${name}`,
    paragraphs: [
      `${change.kind === 'email' ? 'This e-mail address' : `The phone number ${change.address}`} was entered as yours at ${name}. It signs you in as soon as you confirm it.`,
      'The link below is good for 24 hours and for one use. If you did not ask for it, do nothing, and nothing changes.',
    ],
    action: { label: `Confirm this ${what}`, url: `${deps.publicUrl()}${linkPath('confirm-address', secret)}` },
  }))
}

/** To the former address: he whose account was taken over reads it there. */
async function sendTaken(deps: JobDeps, id: number) {
  const { db } = deps.ctx
  const change = await data.findConfirmed(db, id)
  if (!change) return
  const secret = randomSecret()
  await data.saveTakeBackToken(db, id, secret)
  await send(deps, change.former, dear(change), (name) => ({
    subject: `Your e-mail address at ${name} was changed`,
    paragraphs: [
      `From now on you sign in to ${name} with another e-mail address than this one. If that was you, there is nothing to do.`,
      'If it was not, take it back: this address counts again, everybody is signed out, and you choose a new password. The link below is good for 72 hours.',
    ],
    action: { label: 'Take it back', url: `${deps.publicUrl()}${linkPath('take-back', secret)}` },
  }))
}

/** As `address-entered` keeps it. */
interface Entered {
  kind: string
  /** Null where the mailbox had not been proved to be his. */
  by: string | null
  to: string
}

/** To the mailbox that was his before an officer entered another address: what is wrong is found out there. */
async function sendEntered(deps: JobDeps, memberId: number, entered: Entered) {
  const brother = await data.findBrother(deps.ctx.db, memberId)
  if (!brother) return
  const { privacyEmail } = await readSettings(deps.ctx)
  const what = entered.kind === 'email' ? 'e-mail address' : 'phone number'
  await send(deps, entered.to, entered.by === null ? TO_ANYBODY : dear(brother), (name) => ({
    subject: `An officer entered another ${what} for you`,
    paragraphs: [
      `${entered.by === null ? `An officer of ${name}` : `${entered.by}, an officer of ${name},`} entered another ${what} for you. Where you sign in with a password of your own, it counts once the mail that confirms it has been answered.`,
      `If you know nothing of it, write to ${readableAddress(privacyEmail)}, and look at your profile.`,
    ],
    action: { label: 'See your profile', url: `${deps.publicUrl()}/profile` },
  }))
}

type Content = Pick<Email, 'subject' | 'paragraphs' | 'action'>

const TO_ANYBODY = 'Hello,'
const dear = (brother: { familiar: string | null; first_name: string }) => `Dear ${goesBy(brother)},`

async function send({ ctx, mailer }: JobDeps, to: string, greeting: string, write: (organisation: string) => Content) {
  const head = await letterhead(ctx)
  await mailer.send(writeEmail({ to, greeting, ...write(head.organisation), closing: 'In brotherhood,', ...head }))
}
