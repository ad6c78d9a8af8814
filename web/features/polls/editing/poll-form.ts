// The form of a poll: what is typed, as the fields have it, and what is sent of it.
import { DEFAULT_QUORUM } from '@aerie/contract/poll-values'
import type { NewPoll, Poll } from '@aerie/contract/polls'

export interface PollForm {
  title: string
  description: string
  /** A day and a time of the writer's clock. */
  day: string
  time: string
  quorumThreshold: string
  requiresQuorum: boolean
  allowMultipleVotes: boolean
  showsAfterClose: boolean
  options: { text: string }[]
}

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

export function formOf(poll: Poll): PollForm {
  const end = new Date(poll.endDate)
  return {
    title: poll.title,
    description: poll.description ?? '',
    day: dayOf(end),
    time: `${two(end.getHours())}:${two(end.getMinutes())}`,
    quorumThreshold: String(poll.quorumThreshold),
    requiresQuorum: poll.requiresQuorum,
    allowMultipleVotes: poll.allowMultipleVotes,
    showsAfterClose: poll.resultsVisibility === 'after_close',
    options: poll.options.map(({ text }) => ({ text })),
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** '2026-11-20', by this device's clock. */
export const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** The moment of a day and a time by this device's clock; empty while there is no day. */
export function endOf({ day, time }: Pick<PollForm, 'day' | 'time'>): string {
  const moment = new Date(`${day}T${time || '23:59'}`)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

export const bodyOf = (form: PollForm): NewPoll => ({
  title: form.title,
  description: form.description,
  endDate: endOf(form),
  quorumThreshold: Number(form.quorumThreshold),
  requiresQuorum: form.requiresQuorum,
  allowMultipleVotes: form.allowMultipleVotes,
  resultsVisibility: form.showsAfterClose ? 'after_close' : 'after_vote',
  options: form.options,
})

export const filledOptions = ({ options }: Pick<PollForm, 'options'>) =>
  options.filter(({ text }) => text.trim() !== '').length
