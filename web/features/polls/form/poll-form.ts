// The form of a poll: what is typed, as the fields have it, and what is sent of it.
import { DEFAULT_QUORUM, LONGEST_POLL_TITLE } from '@aerie/contract/poll-values'
import type { NewPoll, Poll } from '@aerie/contract/polls'
import * as z from 'zod/mini'
import { draftOf } from './draft.ts'
import { momentOf, typedMoment } from './moments.ts'

const PollForm = z.object({
  title: z.string(),
  description: z.string(),
  /** A day and a time of the writer's clock. */
  day: z.string(),
  time: z.string(),
  quorumThreshold: z.string(),
  requiresQuorum: z.boolean(),
  allowMultipleVotes: z.boolean(),
  showsAfterClose: z.boolean(),
  options: z.array(z.object({ text: z.string() })),
})
export type PollForm = z.infer<typeof PollForm>

export const pollDraft = (tied?: Poll) => draftOf(tied ? `poll-run-off-draft-${tied.id}` : 'poll-draft', PollForm)

const FIRST_TIME = '21:00'

export const EMPTY: PollForm = {
  title: '',
  description: '',
  day: '',
  time: FIRST_TIME,
  quorumThreshold: String(DEFAULT_QUORUM),
  requiresQuorum: true,
  allowMultipleVotes: false,
  showsAfterClose: false,
  options: [{ text: '' }, { text: '' }],
}

export const formOf = (poll: Poll): PollForm => ({
  title: poll.title,
  description: poll.description ?? '',
  ...typedMoment(poll.endDate),
  quorumThreshold: String(poll.quorumThreshold),
  requiresQuorum: poll.requiresQuorum,
  allowMultipleVotes: poll.allowMultipleVotes,
  showsAfterClose: poll.resultsVisibility === 'after_close',
  options: poll.options.map(({ text }) => ({ text })),
})

/** The options that are tied; until when, is for the officer to say. */
export const runOffOf = (poll: Poll): PollForm => ({
  ...formOf(poll),
  title: `Run-off: ${poll.title}`.slice(0, LONGEST_POLL_TITLE),
  day: EMPTY.day,
  time: EMPTY.time,
  options: poll.options.filter(({ id }) => poll.leadingIds.includes(id)).map(({ text }) => ({ text })),
})

export const bodyOf = (form: PollForm): NewPoll => ({
  title: form.title,
  description: form.description,
  endDate: momentOf(form),
  quorumThreshold: Number(form.quorumThreshold),
  requiresQuorum: form.requiresQuorum,
  allowMultipleVotes: form.allowMultipleVotes,
  resultsVisibility: form.showsAfterClose ? 'after_close' : 'after_vote',
  options: form.options,
})

export const filledOptions = ({ options }: Pick<PollForm, 'options'>) =>
  options.filter(({ text }) => text.trim() !== '').length
