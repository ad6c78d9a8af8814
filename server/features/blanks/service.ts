// What stands in records and says nothing: listed by its text, and removed from all of them in one transaction.
import { type Blank, BlankField, type blanks } from '@aerie/contract/blanks'
import { isPlaceholderNumber } from '@aerie/contract/placeholders'
import { plural } from '@aerie/text/plurals'
import { saysNothing } from '@aerie/text/says-nothing'
import type * as z from 'zod/mini'
import { dropNamedTies } from '#features/lineage/service.ts'
import { memberColumns, writeRecords } from '#features/members/service.ts'
import { toPersonRef } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { recordEach } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

const MOST_NAMED = 3

const COLUMNS = BlankField.options.flatMap((field) =>
  field === 'bigBrother' || field === 'littleBrothers' ? [] : [[field, memberColumns[field].column] as const],
)

export async function listBlanks({ db }: MemberContext): Promise<Blank[]> {
  const found = (await data.listTexts(db, COLUMNS)).filter(isBlank)
  const named = found.flatMap(({ ids }) => ids.slice(0, MOST_NAMED))
  const people = new Map((await data.listPeople(db, named)).map((row) => [row.id, toPersonRef(row)]))
  return found
    .map(({ field, text, ids }) => ({
      field,
      text,
      count: ids.length,
      first: ids.slice(0, MOST_NAMED).flatMap((id) => people.get(id) ?? []),
    }))
    .sort((one, other) => other.count - one.count || one.text.localeCompare(other.text, 'en'))
}

const isBlank = ({ field, text }: data.WrittenText) =>
  saysNothing(text) || (field === 'phone' && isPlaceholderNumber(text))

type Removal = z.output<NonNullable<typeof blanks.remove.body>>

/** Refused, with nothing done, unless it stands in exactly as many places as were confirmed. */
export const removeBlanks = (ctx: MemberContext, { only, confirmed }: Removal) =>
  inTransaction(ctx, async (tx) => {
    const isMeant = (one: data.WrittenText) =>
      isBlank(one) && (only === null || (one.field === only.field && one.text === only.text))
    // Read again once nobody writes into what was found.
    const before = (await data.listTexts(tx.db, COLUMNS)).filter(isMeant)
    await data.lockMembers(tx.db, idsOf(before))
    const found = (await data.listTexts(tx.db, COLUMNS)).filter(isMeant)
    const count = found.reduce((sum, { ids }) => sum + ids.length, 0)
    if (count !== confirmed) throw new Refusal('conflict', changedSince(count, confirmed))
    await dropNamedTies(
      tx,
      found.flatMap(({ ties }) => ties),
    )
    for (const [field, texts] of Map.groupBy(found, (one) => one.field)) await clear(tx, field, idsOf(texts))
    await announceMembers(tx, 'person', idsOf(found), true)
    return { message: `Removed from ${places(count)}.`, removed: count }
  })

const idsOf = (texts: data.WrittenText[]) => [...new Set(texts.flatMap(({ ids }) => ids))]

/** As a save of each record is kept. */
async function clear(tx: MemberContext, field: BlankField, ids: number[]) {
  const isTie = field === 'bigBrother' || field === 'littleBrothers'
  const written = await writeRecords(tx, ids, {
    ...(!isTie && { [memberColumns[field].column]: null }),
    ...(field === 'phone' && { phone_key: null }),
  })
  await recordEach(
    tx,
    written.map(({ id, version }) => ({
      action: isTie ? 'member.lineage' : 'member.update',
      objectId: id,
      after: { fields: [field], version },
    })),
  )
}

const places = (count: number) => `${count} ${plural(count, 'place')}`

const changedSince = (count: number, confirmed: number) =>
  `Something has changed: it is in ${places(count)} by now, not ${confirmed}. Look again, and confirm that number.`
