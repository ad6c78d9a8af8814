// Which polls each tab shows, as it stands in the address.

import type { Poll } from '@aerie/contract/polls'
import { timeOf } from '@aerie/text/moments'
import { isOver } from '#features/ballots/words/time-left.ts'

const TABS = ['active', 'completed', 'elections', 'all'] as const
export type PollTab = (typeof TABS)[number]

export interface PollSearch {
  /** Active polls without it. */
  tab?: PollTab
  /** The election that is opened: its id, or what stands there for one. */
  election?: number | string
  /** The position of it for which one answers or appeals; other words: the first. */
  answer?: number | string
}

/** Takes from an address what it has to say; the rest of it is passed over. */
export function readPollSearch({ tab, election, answer }: Record<string, unknown>): PollSearch {
  const known = TABS.find((one) => one === tab)
  if (known === 'elections')
    return { tab: known, ...(isNamed(election) && { election, ...(isNamed(answer) && { answer }) }) }
  return known && known !== 'active' ? { tab: known } : {}
}

const isNamed = (given: unknown) => typeof given === 'number' || typeof given === 'string'

/** Those that are open, the soonest to end first; those that have ended, and all, the newest first. */
export function pollsOf(polls: readonly Poll[], tab: Exclude<PollTab, 'elections'>, now: number): Poll[] {
  if (tab === 'all') return [...polls]
  if (tab === 'completed') return polls.filter((poll) => isOver(poll, now))
  return polls.filter((poll) => !isOver(poll, now)).sort((one, other) => timeOf(one.endDate) - timeOf(other.endDate))
}
