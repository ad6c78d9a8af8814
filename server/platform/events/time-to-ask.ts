// How long pages take to ask after a change: where many hear of one they ask in turn, so that nobody else waits for them.
import { SPREAD_MS } from '@aerie/contract/stale'
import type { Change } from './bus.ts'

/** For each page that hears of it, in milliseconds. */
const EACH_MS = 12
const LATEST_MS = 15_000

/** In milliseconds, of a change that so many open pages may hear of; undefined where it is as long as ever. */
export function timeToAsk({ only }: Pick<Change, 'only'>, pages: number): number | undefined {
  const hearing = !only ? pages : 'memberIds' in only ? Math.min(pages, only.memberIds.length) : 0
  const within = Math.min(LATEST_MS, hearing * EACH_MS)
  return within > SPREAD_MS ? within : undefined
}
