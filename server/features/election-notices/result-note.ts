// The mail that tells whoever has voted in an election what came of each position, or that the election is void.
import { quorumNeeded } from '@aerie/contract/poll-values'
import { positionOutcomeWords } from '@aerie/contract/vote-results'
import { ballotSection, countLines, recordSection, turnoutLine } from '#features/ballot-notices/result-mail.ts'
import { leadersOf } from '#features/ballots/outcome.ts'
import { areTracked } from '#features/ballots/service.ts'
import { type ElectionState, type PositionState, readStatesOf } from '#features/election-states/states.ts'
import { outcomeOf } from '#features/elections/show.ts'
import { readNames } from '#features/people/service.ts'
import type { Context } from '#platform/context.ts'
import type { Section } from '#platform/mail/email.ts'
import type { EmailNote, NotificationRow } from '#platform/notification-kinds.ts'

type ElectionResultRow = NotificationRow<'election_voted'>
/** What an active member is called; null of others. */
type NameOf = Awaited<ReturnType<typeof readNames>>

/** As the elections are by now in the database, whichever process counted them. */
export async function writeResultNotes(ctx: Context, rows: ElectionResultRow[]): Promise<EmailNote[]> {
  const ids = rows.map(({ subjectId }) => subjectId)
  const [states, nameOf] = await Promise.all([readStatesOf(ctx, ids), readNames(ctx)])
  return rows.flatMap((row) => {
    const state = states.get(row.subjectId)
    return state ? [noteOf(ctx, row, { state, nameOf })] : []
  })
}

function noteOf(
  ctx: Context,
  { id, subjectId, facts }: ElectionResultRow,
  { state, nameOf }: { state: ElectionState; nameOf: NameOf },
) {
  const { title, result, head } = facts
  const isVoid = result === 'void'
  const counted = isVoid ? [] : state.positions.filter((position) => position.result !== null)
  const isTracked = counted.some(({ box, result: of }) => of && areTracked(box, of.voters))
  const path = `/governance?tab=elections&election=${subjectId}`
  return {
    id,
    subject: isVoid ? `“${title}” was declared void` : `The result of “${title}”`,
    paragraph: isVoid
      ? `“${title}”, in which you have voted, was declared void: ${state.void?.reason ?? ''}`
      : `You have voted in “${title}”, which has ended.`,
    sections: [
      ...counted.map((position) => positionSection(state, position, nameOf)),
      ...(counted.length > 0 && state.call.showsNumbers
        ? [state.words ? sealedSection(state.words) : ballotSection(isTracked)]
        : []),
      ...(head === null ? [] : [recordSection(ctx, 'this election', head)]),
    ],
    page: { from: 'the elections', label: 'Open the election', path },
  }
}

/** The same to everybody. */
const sealedSection = (words: string[]): Section => ({
  title: 'Your ballot',
  entries: [
    {
      text: 'Your ballot was never opened: the trustees opened the sum of all ballots alone. Look for its tracker under “Check this election”.',
    },
    { text: `This election is named by these twelve words: ${words.join(' ')}.` },
  ],
})

function positionSection(state: ElectionState, position: PositionState, nameOf: NameOf): Section {
  const { asked, result, candidateIds } = position
  const { counts, voters, eligible } = result ?? { counts: [], voters: 0, eligible: 0 }
  const candidates = asked.candidates.map(({ memberId, name }, at) => ({
    id: candidateIds[at] ?? 0,
    memberName: (memberId === null ? null : nameOf(memberId)) ?? name,
  }))
  const { quorumThreshold } = state.call
  const texts = [...candidates.map(({ memberName }) => memberName), 'Abstained']
  const counted = { texts, counts, voters, eligible, quorumThreshold }
  const words = positionOutcomeWords({
    outcome: outcomeOf(state, position),
    winnerIds: leadersOf({ counts, abstainAt: candidates.length }).map((at) => candidateIds[at] ?? 0),
    candidates,
    quorumNeeded: quorumNeeded(quorumThreshold, eligible),
    voterCount: voters,
  })
  return {
    title: asked.title,
    entries: [
      ...(words ? [{ text: words }] : []),
      ...(state.call.showsNumbers ? [{ text: countLines(counted) }] : []),
      { text: turnoutLine(counted) },
    ],
  }
}
