// Edit conflicts: the second save of a record is refused while it would overwrite the first unseen.
import type { ForeignSave } from '@aerie/contract/errors'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import * as data from './data.ts'

/** Refuses when any of the fields was saved by somebody since `version`, and says by whom, when, and which. */
export async function refuseOverwriting(
  tx: Context,
  row: { id: number; version: number },
  version: number | undefined,
  fields: string[],
) {
  if (version === undefined || version === row.version) return
  const changes = (await data.listSavesSince(tx.db, row.id, version)).flatMap((entry): ForeignSave[] => {
    const common = (entry.after.fields ?? []).filter((field) => fields.includes(field))
    return common.length > 0 ? [{ by: nameOf(entry), at: entry.at.toISOString(), fields: common }] : []
  })
  const last = changes.at(-1)
  if (!last) return
  throw new Refusal('conflict', `${last.by ?? 'Somebody'} has saved this profile since you opened it.`, { changes })
}

const nameOf = ({
  first_name,
  familiar,
  last_name,
}: {
  first_name: string | null
  familiar: string | null
  last_name: string | null
}) => (first_name === null ? null : displayName({ first_name, familiar, last_name: last_name ?? '' }))
