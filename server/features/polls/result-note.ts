// The mail that tells whoever has voted on a poll what it came to, or that it is void.
import { PollOutcome, quorumNeeded } from '@aerie/contract/poll-values'
import { pollOutcomeWords, SEVERAL_MARKS } from '@aerie/contract/vote-results'
import {
  ballotSection,
  countLines,
  type PublishedCount,
  recordSection,
  turnoutLine,
} from '#features/ballot-notices/result-mail.ts'
import { leadersOf } from '#features/ballots/outcome.ts'
import { areTracked } from '#features/ballots/service.ts'
import type { Context } from '#platform/context.ts'
import type { Section } from '#platform/mail/email.ts'
import type { EmailNote, NotificationRow } from '#platform/notification-kinds.ts'
import * as data from './data.ts'
import { definitionOf, optionIdOf, type PollDefinition, shapeOf } from './definition.ts'

type PollResultRow = NotificationRow<'poll_voted'>

/** As the polls are by now in the database, whichever process counted them. */
export async function writeResultNotes(ctx: Context, rows: PollResultRow[]): Promise<EmailNote[]> {
  const polls = await data.listPollsOf(
    ctx.db,
    rows.map(({ subjectId }) => subjectId),
  )
  const byId = new Map(polls.map((poll) => [poll.id, poll]))
  return rows.flatMap((row) => {
    const poll = byId.get(row.subjectId)
    return poll ? [noteOf(ctx, row, poll)] : []
  })
}

function noteOf(ctx: Context, { id, subjectId, facts }: PollResultRow, poll: data.PollRow): EmailNote {
  const { title, outcome, head } = facts
  const isVoid = outcome === 'void'
  const definition = definitionOf(poll)
  const counted = isVoid ? null : countedOf(poll, definition)
  return {
    id,
    subject: isVoid ? `“${title}” was declared void` : `The result of “${title}”`,
    paragraph: isVoid
      ? `“${title}”, on which you have voted, was declared void: ${poll.void_reason ?? ''}`
      : `You have voted on “${title}”, which has ended. ${counted ? outcomeOf(definition, counted, poll) : ''}`.trim(),
    sections: [
      ...(counted ? [resultSection(definition, counted), ballotSection(isTracked(definition, counted))] : []),
      ...(head === null ? [] : [recordSection(ctx, 'this poll', head)]),
    ],
    page: counted
      ? { from: 'the polls', label: 'Open the certificate', path: `/governance/polls/${subjectId}` }
      : { from: 'the polls', label: 'Open the polls', path: '/governance' },
  }
}

/** Null where it was not counted. */
function countedOf({ counts, voters, eligible }: data.PollRow, { options, quorumThreshold }: PollDefinition) {
  if (counts === null || voters === null || eligible === null) return null
  return { texts: options.map(({ text }) => text), counts, voters, eligible, quorumThreshold }
}

function outcomeOf({ options }: PollDefinition, counted: PublishedCount, poll: data.PollRow) {
  const { voters, eligible, quorumThreshold } = counted
  return pollOutcomeWords({
    options,
    outcome: PollOutcome.parse(poll.outcome),
    leadingIds: leadersOf(counted).map(optionIdOf),
    quorumNeeded: quorumNeeded(quorumThreshold, eligible),
    voteCount: voters,
    void: null,
  })
}

const resultSection = ({ allowMultipleVotes }: PollDefinition, counted: PublishedCount): Section => ({
  title: 'Result',
  entries: [
    { text: countLines(counted) },
    ...(allowMultipleVotes ? [{ text: SEVERAL_MARKS }] : []),
    { text: turnoutLine(counted) },
  ],
})

const isTracked = (definition: PollDefinition, { voters }: PublishedCount) =>
  areTracked(shapeOf(definition, new Date()), voters)
