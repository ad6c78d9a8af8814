// The mails to a brother about his second step that is to come off: written by jobs, so that no link that stops it is kept.
import type { OwnRemovalNotification } from '@aerie/contract/notifications'
import { linkPath } from '@aerie/contract/public-pages'
import { momentWords } from '@aerie/text/zones'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { type Email, writeEmail } from '#platform/mail/email.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import * as data from './data.ts'
import { settleRemovals } from './settling.ts'

type What = OwnRemovalNotification['what']

export const removalJobs = (deps: JobDeps): Record<string, Work> => ({
  'settle-step-removals': () => settleRemovals(deps.ctx),
  'step-removal-mail': ({ removalId, what }) => sendMail(deps, Number(removalId), what as What),
})

const STOP = 'If it was not you, stop it with one press, and choose a new password: whoever asked knows yours.'

const WORDS: Record<What, (facts: { device: string; asked: string; due: string; reason: string }) => RemovalMail> = {
  asked: ({ device, asked }) => ({
    subject: 'Your second step is to be taken off',
    paragraphs: [
      `At ${asked} somebody who gave your password, with ${device}, said that the second step is lost, and asked the officers to take it off. They speak to brothers who know you; before it comes off you get another mail.`,
      `If that was you, there is nothing to do. ${STOP}`,
    ],
  }),
  agreed: ({ due }) => ({
    subject: 'Your second step comes off soon',
    paragraphs: [
      `Officers have agreed: at ${due} your authenticator app, passkeys, recovery codes and remembered devices come off, and you are signed out everywhere. From then on your password signs you in.`,
      `If you have found one of them meanwhile, sign in with it, and nothing comes off. ${STOP}`,
    ],
  }),
  withdrawn: () => ({
    subject: 'Your second step stays on for now',
    paragraphs: [
      'An officer who had agreed to take it off does so no more. Your request waits again until officers agree.',
      STOP,
    ],
  }),
  declined: ({ reason }) => ({
    subject: 'Your second step stays on',
    paragraphs: [
      `An officer declined to take it off, and wrote: “${reason}”`,
      'If you have lost it all the same, speak to an officer who knows you.',
    ],
  }),
  expired: () => ({
    subject: 'Your second step stays on',
    paragraphs: [
      'You asked the officers to take it off, and they have not agreed within two weeks, so that your request is over.',
      'Speak to an officer who knows you, and ask again.',
    ],
  }),
}

type RemovalMail = Pick<Email, 'subject' | 'paragraphs'>

const isOver = (what: What) => what === 'declined' || what === 'expired'

/** Nothing of a request that is over by now, but that it is. */
async function sendMail({ ctx, mailer, publicUrl }: JobDeps, id: number, what: What) {
  const removal = await data.findRemoval(ctx.db, id)
  if (!removal?.email || (removal.ended_at !== null) !== isOver(what)) return
  if (what === 'agreed' && !removal.due_at) return
  const [zone, head] = await Promise.all([readTimeZone(ctx), letterhead(ctx)])
  const secret = isOver(what) ? null : randomSecret()
  if (secret) await data.addLink(ctx.db, id, secret)
  await mailer.send(
    writeEmail({
      to: removal.email,
      greeting: `Dear ${goesBy(removal)},`,
      ...WORDS[what]({
        device: removal.device,
        asked: momentWords(zone, removal.asked_at),
        due: removal.due_at ? momentWords(zone, removal.due_at) : '',
        reason: removal.reason ?? '',
      }),
      ...(secret && {
        action: { label: 'I did not ask for this', url: `${publicUrl()}${linkPath('stop-removal', secret)}` },
      }),
      closing: 'In brotherhood,',
      ...head,
    }),
  )
}
