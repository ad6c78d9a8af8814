// Which offices there are: named, coloured and ordered by super admins.
import { type OfficesChange, offices } from '@aerie/contract/offices'
import type { Office } from '@aerie/contract/settings'
import { stale } from '@aerie/contract/stale'
import { writeRecord } from '#features/members/service.ts'
import { displayName } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { readSettings, saveOffices } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { withSlugs } from '#platform/slugs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

export const changeOffices = (ctx: MemberContext, { offices: wanted, known }: OfficesChange): Promise<Office[]> =>
  inTransaction(ctx, async (tx) => {
    await data.lockTerms(tx.db)
    const { offices: before } = await readSettings(tx)
    if (known.length !== before.length || before.some(({ label }, at) => label !== known[at]))
      throw new Refusal('conflict', 'Somebody changed the offices since you opened them. Look again.')
    const twice = wanted.find(({ label }, at) => wanted.slice(0, at).some((one) => sameName(one.label, label)))
    if (twice) throw invalid('offices', `${twice.label} stands there twice.`)
    const after = withSlugs(wanted, before, 'office')
    if (!after) throw invalid('offices', 'An office was not recognised. Look again.')
    for (const office of before) {
      const now = after.find(({ slug }) => slug === office.slug)
      if (!now) await refuseHeld(tx, office)
      else if (now.label !== office.label) await rename(tx, office.label, now.label)
    }
    await saveOffices(tx, after)
    const names = (list: Office[]) => list.map(({ label }) => label)
    await record(tx, { action: 'office.list', before: { offices: names(before) }, after: { offices: names(after) } })
    await announce(tx, stale(offices.terms), { role: 'admin' })
    return after
  })

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function refuseHeld(tx: MemberContext, { label }: Office) {
  const [holder] = await data.listHolders(tx.db, label)
  if (holder)
    throw new Refusal('conflict', `${displayName(holder)} is ${label}. Hand the office over or end his term first.`)
}

async function rename(tx: MemberContext, from: string, to: string) {
  await data.renameOffice(tx.db, from, to)
  const holders = await data.listHolders(tx.db, from)
  for (const { id, offices: held } of holders)
    await writeRecord(tx, id, { offices: held.map((office) => (office === from ? to : office)) })
  if (holders.length > 0)
    await announceMembers(
      tx,
      'person',
      holders.map(({ id }) => id),
    )
}
