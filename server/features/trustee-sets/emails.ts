// The mails that call a trustee to his next step, or remind him of it: whatever mail he has chosen, since others wait for him.
import type { TrusteeSetState } from '@aerie/contract/trustee-sets'
import { momentWords } from '@aerie/text/zones'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import { mayMail, readTimeZone } from '#features/settings/service.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import * as data from './data.ts'
import { settleTrusteeSets } from './notices.ts'
import * as policy from './policy.ts'
import { readState } from './service.ts'
import { type SetState, waitedFor } from './show.ts'
import { pathOfSet } from './trustee-notifications.ts'

export const trusteeJobs = (deps: JobDeps): Record<string, Work> => ({
  'settle-trustee-sets': () => settleTrusteeSets(deps.ctx),
  'trustee-mail': ({ setId, index, rank, isReminder }) =>
    sendMail(deps, Number(setId), { index: Number(index), rank: Number(rank), isReminder: isReminder === 1 }),
})

interface Call {
  index: number
  rank: number
  isReminder: boolean
}

/** None about a step that he has taken meanwhile. */
async function sendMail({ ctx, mailer, publicUrl }: JobDeps, setId: number, { index, rank, isReminder }: Call) {
  const state = await readState(ctx, await data.findSet(ctx.db, setId))
  if (!state || !(await mayMail(ctx))) return
  const seat = (await listAsked({ ctx, state, rank })).find((each) => each.index === index)
  if (!seat?.email || seat.first_name === null || policy.standingOf(seat) !== 'active') return
  const { familiar, first_name } = seat
  const [zone, head] = await Promise.all([readTimeZone(ctx), letterhead(ctx)])
  await mailer.send(
    writeEmail({
      to: seat.email,
      greeting: `Dear ${goesBy({ familiar, first_name })},`,
      ...wordsOf(state, momentWords(zone, state.set.deadline), isReminder),
      action: { label: 'Take your step', url: `${publicUrl()}${pathOfSet(setId)}` },
      closing: 'In brotherhood,',
      ...head,
    }),
  )
}

/** Of whom the step of that rank is still to be taken. */
async function listAsked({ ctx, state, rank }: { ctx: JobDeps['ctx']; state: SetState; rank: number }) {
  const { set, seats } = state
  const round = policy.roundOf(set.state as TrusteeSetState)
  if (round)
    return rank === policy.rankOf(set.run, round) ? waitedFor(state, await data.listSent(ctx.db, [set.id])) : []
  if (set.state !== 'ready' || rank !== policy.rankOf(set.run, 'words')) return []
  return seats.filter((seat) => policy.isAskedForWords(set.ready_at, seat, ctx.now()))
}

function wordsOf({ set, seats }: SetState, until: string, isReminder: boolean) {
  const round = policy.roundOf(set.state as TrusteeSetState)
  if (!round)
    return {
      subject: `Do you still have your words for “${set.name}”?`,
      paragraphs: [
        `Months ago you made a key as one of the trustees “${set.name}”, and kept it as twelve words. Please look whether you still have them: a lost key is found now, and not on the evening of a count.`,
        'Your words are checked on your own device. Nobody asks you for them by mail or by telephone.',
      ],
    }
  const others = `You are one of ${seats.length} trustees “${set.name}”. Elections that are sealed by them are counted once ${set.threshold} of you turn their keys.`
  return {
    subject: isReminder ? `“${set.name}” waits for you: step ${round} of 3` : `“${set.name}”: your step ${round} of 3`,
    paragraphs: [
      others,
      `${STEPS[round]} It takes a few minutes, please until ${until}: the others wait for it.`,
      'Your words are for you alone. Nobody asks you for them by mail or by telephone.',
    ],
  }
}

const STEPS = {
  1: 'In the first step your device makes your key, and you write down the twelve words that hold it.',
  2: 'In the second step your device gives each of the others a part, with your twelve words.',
  3: 'In the last step your device checks the parts that the others gave you, with your twelve words.',
}
