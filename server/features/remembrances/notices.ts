// What officers and authors are told of a remembrance, as it stands; nobody is told that one was written.
import { desiredNotices, syncNotifications } from '#features/notifications/service.ts'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'
import { NOBODY, OFFICERS, only } from './notices-data.ts'

/** Within the transaction that holds it: what is no longer so is withdrawn where it was not read. */
export async function notifyOf(tx: Context, id: number) {
  const row = await data.lockOne(tx.db, id)
  const brother = row && (await data.findRemembered(tx.db, row.member_id))
  if (!brother) return
  const { draft, refusal, words, version, decided_version, author_id } = row
  const waits = draft !== null && refusal === null
  const isFlagged = await data.isFlagged(tx.db, id)
  const isDecided = decided_version !== null && !waits && (refusal !== null || words !== null)
  const subject = { type: 'remembrance', id }
  const facts = { of: displayName(brother), memberId: row.member_id, word: refusal }
  const common = { subject, until: null }
  const notices = [
    { kind: 'remembrance_waits', rank: version, facts: { ...facts, word: null }, where: waits ? OFFICERS : NOBODY },
    {
      kind: 'remembrance_flagged',
      rank: version,
      facts: { ...facts, word: null },
      where: isFlagged ? OFFICERS : NOBODY,
    },
    {
      key: 'decided',
      kind: refusal === null ? 'remembrance_stands' : 'remembrance_refused',
      rank: decided_version ?? 0,
      facts,
      where: isDecided ? only(author_id) : NOBODY,
    },
  ]
  await syncNotifications(tx, { subject }, desiredNotices(notices.map((notice) => ({ ...common, ...notice }))))
}
