// Who has voted into open boxes, told anew by the tags of their ballots where an installation came out of an archive, which does not say it.
import type { Context } from '#platform/context.ts'
import * as data from './participation-data.ts'
import { tagOf } from './sealing.ts'

/** Of all open boxes, or of one. Where the key of a box is missing it stays unknown until the key is there. */
export async function completeParticipation({ db, voteKeys }: Pick<Context, 'db' | 'voteKeys'>, boxId?: number) {
  const incomplete = await data.listUnnamed(db, boxId ?? null)
  if (incomplete.length === 0) return
  const memberIds = await data.listMemberIds(db)
  for (const { id, key_name } of incomplete) {
    const keys = voteKeys.find(key_name)
    if (!keys) continue
    const tags = new Set((await data.listTags(db, id)).map((tag) => tag.toString('hex')))
    await data.completeParticipation(
      db,
      id,
      memberIds.filter((memberId) => tags.has(tagOf(keys, memberId).toString('hex'))),
    )
  }
}
