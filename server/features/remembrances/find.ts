// Remembrances as they are read: what stands of one who has passed, one's own, and what officers are to look at.
import type { OwnWords, Remembrance, RemembranceToRead } from '@aerie/contract/remembrances'
import { toPersonName, toPersonRef } from '#features/people/person.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { cutPage, type PageRequest, readCursor, unknownCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { rightsOf, waits } from './policy.ts'

/** More officers do not look at in one go. */
const MOST_TO_READ = 200

/** Before others see that he has passed there is nothing to write. */
export async function findRemembered(ctx: Context, memberId: number) {
  const brother = await data.findRemembered(ctx.db, memberId)
  if (!brother) throw notFound('Page')
  return brother
}

const withId = <Row extends { author_id: number }>(row: Row) => ({ ...row, id: row.author_id })

export async function listRemembrances(ctx: MemberContext, { limit, cursor }: PageRequest, memberId: number) {
  const [at = '', id = ''] = readCursor(cursor, /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,9})$/) ?? []
  if (cursor !== undefined && Number.isNaN(Date.parse(at))) throw unknownCursor()
  const after = cursor === undefined ? null : { at, id: Number(id) }
  await findRemembered(ctx, memberId)
  const rows = await data.listStanding(ctx.db, memberId, ctx.actor.id, limit, after)
  const { items, next } = cutPage(rows, limit, (row) => `${row.written_at.toISOString()}_${row.id}`)
  return {
    items: items.map(
      (row): Remembrance => ({
        id: row.id,
        author: toPersonRef(withId(row)),
        pledgeClass: row.pledge_class,
        class: row.class,
        words: row.words,
        writtenAt: row.written_at.toISOString(),
        changedAt: row.changed_at?.toISOString() ?? null,
        isFlagged: row.is_flagged,
        can: rightsOf(ctx.actor, row),
      }),
    ),
    next,
  }
}

export async function showOwn(ctx: MemberContext, memberId: number): Promise<OwnWords> {
  await findRemembered(ctx, memberId)
  const [row, settings] = await Promise.all([data.findOwn(ctx.db, memberId, ctx.actor.id), readSettings(ctx)])
  const isReadFirst = waits(ctx.actor, row, settings)
  if (!row || (row.words === null && row.draft === null)) return { own: null, isReadFirst }
  const draft = row.draft === null ? null : { words: row.draft, refusal: row.refusal }
  return { own: { words: row.words, draft }, isReadFirst }
}

export async function listToRead({ db }: MemberContext): Promise<RemembranceToRead[]> {
  const rows = await data.listToRead(db, MOST_TO_READ)
  return rows.map((row) => ({
    id: row.id,
    of: toPersonName({
      id: row.of_id,
      first_name: row.of_first_name,
      familiar: row.of_familiar,
      last_name: row.of_last_name,
    }),
    author: toPersonRef(withId(row)),
    words: row.words,
    draft: row.draft,
    flags: row.flags.map((flag) => ({ by: toPersonName(flag), reason: flag.reason })),
    version: row.version,
  }))
}
