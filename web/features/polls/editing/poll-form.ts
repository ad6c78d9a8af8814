// The form of a poll: what is typed, as the fields have it, and what is sent of it.
import { DEFAULT_QUORUM, LONGEST_POLL_TITLE } from '@aerie/contract/poll-values'
import type { NewPoll, Poll, PollChanges } from '@aerie/contract/polls'
import * as z from 'zod/mini'
import { draftOf } from '#lib/draft.ts'
import { sentMoment, typedEnd } from '#lib/typed-moment.ts'

const PollForm = z.object({
  title: z.string(),
  description: z.string(),
  /** A day and a time of the organisation's clock. */
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

export const formOf = (poll: Poll, timeZone: string): PollForm => ({
  title: poll.title,
  description: poll.description ?? '',
  ...typedEnd(poll.endDate, timeZone),
  quorumThreshold: String(poll.quorumThreshold),
  requiresQuorum: poll.requiresQuorum,
  allowMultipleVotes: poll.allowMultipleVotes,
  showsAfterClose: poll.resultsVisibility === 'after_close',
  options: poll.options.map(({ text }) => ({ text })),
})

/** The options that are tied; until when, is for the officer to say. */
export const runOffOf = (poll: Poll, timeZone: string): PollForm => ({
  ...formOf(poll, timeZone),
  title: `Run-off: ${poll.title}`.slice(0, LONGEST_POLL_TITLE),
  day: EMPTY.day,
  time: EMPTY.time,
  options: poll.options.filter(({ id }) => poll.leadingIds.includes(id)).map(({ text }) => ({ text })),
})

export const bodyOf = (form: PollForm, timeZone: string): NewPoll => ({
  title: form.title,
  description: form.description,
  endDate: sentMoment(form, timeZone),
  quorumThreshold: Number(form.quorumThreshold),
  requiresQuorum: form.requiresQuorum,
  allowMultipleVotes: form.allowMultipleVotes,
  resultsVisibility: form.showsAfterClose ? 'after_close' : 'after_vote',
  options: form.options,
})

/** An end that was left as it stood stays so, to the second. */
export function changesOf(poll: Poll, form: PollForm, timeZone: string): PollChanges {
  const { endDate, ...changes } = bodyOf(form, timeZone)
  return { ...changes, ...(endDate !== bodyOf(formOf(poll, timeZone), timeZone).endDate && { endDate }) }
}

export const filledOptions = ({ options }: Pick<PollForm, 'options'>) =>
  options.filter(({ text }) => text.trim() !== '').length
