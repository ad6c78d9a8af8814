// A database whose clock is ahead: its own `now()` is found before PostgreSQL's.
import type { Location } from '../platform/db/db.ts'
import { administer, at } from './test-server.ts'

/** To be called before it is brought up, for what its defaults call; of a copy, whose settings are not copied, as well. */
export const findClockAhead = (owner: Location, name: string) =>
  administer(owner, `alter database ${name} set search_path = public, ahead, pg_catalog`)

export async function makeClockAhead(owner: Location, name: string, seconds: number) {
  const clock = (called: string, kind: string) =>
    `create function ahead.${called}() returns timestamptz language sql ${kind} as
      $$ select pg_catalog.${called}() + make_interval(secs => ${seconds}) $$;`
  const database = at(owner, name)
  await administer(
    database,
    `create schema ahead; grant usage on schema ahead to public;
     ${clock('now', 'stable')} ${clock('clock_timestamp', 'volatile')}`,
  )
  await findClockAhead(owner, name)
}

/** The clock of votes is read by functions that look for nothing outside of `public`. */
export const setVoteClockAhead = (owner: Location, name: string) =>
  administer(
    at(owner, name),
    `create or replace function vote_clock() returns timestamptz language sql volatile as
      $$ select ahead.clock_timestamp() $$`,
  )
