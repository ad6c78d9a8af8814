// What let somebody in before a restore lets him in no more: whoever was shut out since the archive stays out.
import type pg from 'pg'
import { readTables } from './catalog.ts'

/**
 * By table, for archives of before it had come. A password for one use stays as one that has died, so that its member still
 * counts as one who has come in. Strangers who had not confirmed their address ask again. A restore writes every table, those
 * of features too.
 */
const ENDED: Record<string, string> = {
  sessions: 'delete from "sessions"',
  sign_in_links: 'delete from "sign_in_links"',
  calendar_feeds: 'delete from "calendar_feeds"',
  linkedin_attempts: 'delete from "linkedin_attempts"',
  pending_steps: 'delete from "pending_steps"',
  remembered_devices: 'delete from "remembered_devices"',
  step_removal_links: 'delete from "step_removal_links"',
  step_removals: 'delete from "step_removals" where ended_at is null',
  lost_question_links: 'delete from "lost_question_links"',
  address_changes: `update "address_changes" set token_hash = null, take_back_hash = null, take_back_until = null,
    ended_at = case when confirmed_at is null then coalesce(ended_at, now()) else ended_at end`,
  join_requests: 'delete from "join_requests" where confirmed_at is null',
  // Of archives of before these keys lay outside the database.
  signing_keys: `delete from "signing_keys" where purpose = 'browser'`,
  passwords: 'update "passwords" set one_time_until = least(one_time_until, now()) where one_time_until is not null',
  passkey_challenges: 'delete from "passkey_challenges"',
  // Browsers are told to forget no passkey for a while: those added after the archive are unknown here, and good.
  restores: 'insert into "restores" (restored_at) values (now())',
}

/** Of the same tables what comes out of a restore as it went in: which rows, and all columns but those named. */
export const LEFT_BY_RESTORES: Readonly<Record<string, { rows?: string; without?: string[] }>> = {
  sessions: { rows: 'false' },
  sign_in_links: { rows: 'false' },
  calendar_feeds: { rows: 'false' },
  linkedin_attempts: { rows: 'false' },
  pending_steps: { rows: 'false' },
  remembered_devices: { rows: 'false' },
  step_removal_links: { rows: 'false' },
  step_removals: { rows: 'ended_at is not null' },
  step_removal_agreements: { rows: 'removal_id in (select id from step_removals where ended_at is not null)' },
  lost_question_links: { rows: 'false' },
  address_changes: { without: ['token_hash', 'take_back_hash', 'take_back_until', 'ended_at'] },
  join_requests: { rows: 'confirmed_at is not null' },
  signing_keys: { rows: `purpose <> 'browser'` },
  passwords: { without: ['one_time_until'] },
  passkey_challenges: { rows: 'false' },
  restores: { rows: 'false' },
}

export interface Ended {
  sessions: number
  /** That still let their members in, as they were when the archive was made. */
  passwords: number
}

/** Within the transaction of the restore. `newPasswords`: none of before is taken any more, no passkey either, and each member chooses one. */
export async function endKeys(client: pg.Client, { newPasswords }: { newPasswords: boolean }): Promise<Ended> {
  const there = new Set((await readTables(client)).map(({ name }) => name))
  const ended = new Map<string, number>()
  for (const [table, statement] of Object.entries(ENDED))
    if (there.has(table)) ended.set(table, (await client.query(statement)).rowCount ?? 0)
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from passwords where one_time_until is null',
  )
  if (newPasswords) await client.query('update "passwords" set one_time_until = now() where one_time_until is null')
  if (newPasswords && there.has('passkeys')) await client.query('delete from "passkeys"')
  // Whose passkeys went has his days for a second step again.
  if (newPasswords && there.has('officer_steps')) await client.query('update "officer_steps" set since = now()')
  return { sessions: ended.get('sessions') ?? 0, passwords: rows[0]?.count ?? 0 }
}
