// SQL of what is read of several places at once.
import { type RawBuilder, sql } from 'kysely'

/** Photos counted for each place, and the ids of the gatherings that the asker sees, in one question. */
export const countedAndSeen = (counts: RawBuilder<unknown>, seenAmong: RawBuilder<unknown>) =>
  sql<{ counts: number[]; seen: number[] }>`select named.counts,
    array(select seen.id from (${seenAmong}) seen) as seen from (${counts}) named`
