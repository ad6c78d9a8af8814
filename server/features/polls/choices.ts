// Which options a vote names, however it names them.
import type { PollVote } from '@aerie/contract/polls'
import { invalid } from '#platform/errors.ts'
import type { PollDefinition } from './definition.ts'

/** Their places, in the order in which they were chosen. */
export function choicesOf({ options, allowMultipleVotes }: PollDefinition, given: PollVote): number[] {
  const { optionId, optionIndex, optionIds } = given
  const placeOf = (id: string, path: string) => {
    const at = options.findIndex((option) => option.id === id)
    if (at < 0) throw invalid(path, UNKNOWN)
    return at
  }
  if (optionIndex !== undefined && optionIndex >= options.length) throw invalid('optionIndex', UNKNOWN)
  const named = [
    optionIds?.map((id) => placeOf(id, 'optionIds')),
    optionId === undefined ? undefined : [placeOf(optionId, 'optionId')],
    optionIndex === undefined ? undefined : [optionIndex],
  ].filter((places) => places !== undefined)
  const [first, ...others] = named
  if (!first) throw invalid('optionId', 'Choose an option.')
  if (others.some((other) => other.join() !== first.join()))
    throw invalid('optionId', 'The vote names different options. Choose again.')
  if (new Set(first).size < first.length) throw invalid('optionIds', 'An option can be chosen once only.')
  if (first.length > 1 && !allowMultipleVotes) throw invalid('optionIds', 'Choose one option only.')
  return first
}

const UNKNOWN = 'This poll has no such option.'
