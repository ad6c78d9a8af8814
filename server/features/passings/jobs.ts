// What happens by itself around a mark: it is shown after a day where nobody else can agree, and super admins get mails of it.
import { counted } from '@aerie/text/plurals'
import { letterhead } from '#features/logo/service.ts'
import { goesBy } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { writeEmail } from '#platform/mail/email.ts'
import { inTransaction } from '#platform/transaction.ts'
import { showAlone } from './agreeing.ts'
import * as data from './data.ts'
import { notifySuperAdmins, type PassingKind } from './notices.ts'

const TITLES: Record<PassingKind, string> = {
  passing_marked: 'A brother is marked as passed',
  passing_shown: 'A brother is remembered',
  passing_undone: 'A mark was taken back',
  passing_entered: 'Somebody signed in who is marked as passed',
}

const SENTENCES: Record<PassingKind, (facts: { name: string; by: string }) => string> = {
  passing_marked: ({ name, by }) =>
    `${by} has marked ${name} as passed. Nothing is sent there any more, and nobody else sees it. Once you agree, all brothers do. If it is a mistake, take it back.`,
  passing_shown: ({ name }) => `All brothers see from now on who has passed: ${name}.`,
  passing_undone: ({ name, by }) => `${by} took back that ${name} has passed. His record is as it was before.`,
  passing_entered: ({ name }) =>
    `Somebody gave the right password of ${name}, who is marked as passed, and was not let in. If it was he himself, take the mark back.`,
}

export const passingJobs = (deps: JobDeps): Record<string, Work> => ({
  'show-passings': () => showAlone(deps.ctx),
  'passing-entered': ({ memberId }) => noteEntered(deps.ctx, Number(memberId)),
  'passing-told': ({ memberId, kind, name, brotherId, by, others }) =>
    write(deps, Number(memberId), {
      kind: kind as PassingKind,
      name: String(name),
      brotherId: Number(brotherId),
      by: by === null ? CONSOLE : String(by),
      others: Number(others ?? 0),
    }),
})

/** Whoever runs the server. */
const CONSOLE = 'Whoever runs the server'

/** Once a day. */
const noteEntered = (ctx: Context, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    const passing = await data.findPassing(tx.db, memberId)
    if (!passing) return
    const key = tx.now().toISOString().slice(0, 10)
    await notifySuperAdmins(tx, passing, { kind: 'passing_entered', actorId: null, key })
  })

interface PassingMail {
  kind: PassingKind
  name: string
  brotherId: number
  by: string
  others: number
}

async function write({ ctx, mailer, publicUrl }: JobDeps, memberId: number, told: PassingMail) {
  const { kind, brotherId, by, others } = told
  const name = others > 0 ? `${told.name} and ${counted(others, 'other')}` : told.name
  const reader = (await data.listSuperAdmins(ctx.db)).find(({ id }) => id === memberId)
  if (!reader?.email) return
  await mailer.send(
    writeEmail({
      to: reader.email,
      subject: TITLES[kind],
      greeting: `Dear ${goesBy(reader)},`,
      paragraphs: [SENTENCES[kind]({ name, by })],
      action:
        others > 0
          ? { label: 'Open the members', url: `${publicUrl()}/admin` }
          : { label: 'Open his page', url: `${publicUrl()}/profile/${brotherId}` },
      closing: 'In brotherhood,',
      ...(await letterhead(ctx)),
    }),
  )
}
