// SQL of whom a notification about a gathering concerns: conditions on `m`, the member.
import type { Audience } from '@aerie/contract/gathering-values'
import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<unknown>

interface Asking {
  id: number
  audience: string
  classes: number[]
}

interface Heard {
  /** Any of these. */
  heard: Condition[]
  /** None of these. */
  except: Condition[]
}

/** Whoever is asked and hears of it; `line` are those of the line that is asked. */
export function asks({ id, audience, classes }: Asking, line: readonly number[], { heard, except }: Heard): Condition {
  const asked: Record<Audience, Condition> = {
    all: sql`true`,
    classes: sql`m.pledge_class = any(${classes}::integer[])`,
    line: sql`m.id = any(${line}::integer[])`,
    named: sql`exists (select from gathering_asked asked where asked.gathering_id = ${id} and asked.member_id = m.id)`,
  }
  const isAsked = sql`(${asked[audience as Audience]} or ${comesOrMay(id)} or ${hosts(id)} or ${mayHost(id)})`
  return sql`${isAsked} and (${sql.join(heard, sql` or `)}) and not (${sql.join(except, sql` or `)})`
}

/** Of `told`, which holds what was told of it. */
export const wasTold = (key: string): Condition => sql`m.id in (select member_id from told where key = ${key})`

export const hosts = (id: number): Condition =>
  sql`exists (select from gathering_hosts host where host.gathering_id = ${id} and host.member_id = m.id)`

/** Is invited to host it, and has not answered. */
export const mayHost = (id: number): Condition =>
  sql`exists (select from gathering_host_invitations host where host.gathering_id = ${id} and host.member_id = m.id)`

/** Officers, where none of its hosts is left. */
export const officersWithoutHost = (id: number): Condition => sql`m.role <> 'member' and not exists (
  select from gathering_hosts host join members other on other.id = host.member_id and other.inactive_since is null
  where host.gathering_id = ${id})`

export const isMember = (id: number | null): Condition => sql`m.id is not distinct from ${id}::integer`

/** All who are asked. */
export const everybody: Condition = sql`true`

export const nobody: Condition = sql`false`

const answered = (id: number, standings: string[]): Condition => sql`exists (select from gathering_answers said
  where said.gathering_id = ${id} and said.member_id = m.id and said.standing = any(${standings}::text[]))`

export const comesOrMay = (id: number) => answered(id, ['going', 'waiting', 'maybe'])

/** Hosts hear of it all the same. */
export const saidNo = (id: number): Condition => sql`(${answered(id, ['cannot'])} and not ${hosts(id)})`
