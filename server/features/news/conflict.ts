// Edit conflicts: the second save of a news item is refused while it would overwrite the first unseen.
import { isDeepStrictEqual } from 'node:util'
import type { ForeignSave } from '@aerie/contract/errors'
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import * as data from './data.ts'
import type { NewsContent } from './write-data.ts'

/** By the names the fields have in a form. */
const FIELDS = {
  title: 'title',
  body: 'body',
  link: 'link',
  image_code: 'imageUrl',
  image_alt: 'imageAlt',
  tags: 'tags',
} as const satisfies Partial<Record<keyof NewsContent, string>>

/** Refuses when it was saved since `version` and now differs from what is to be saved; says by whom, when, and where. */
export async function refuseOverwriting(
  tx: Context,
  before: Omit<NewsContent, 'mentions' | 'excerpt'> & { id: number; version: number },
  content: NewsContent,
  version: number | undefined,
) {
  if (version === undefined || version === before.version) return
  const fields = Object.entries(FIELDS)
    .filter(([column]) => {
      const field = column as keyof typeof FIELDS
      return !isDeepStrictEqual(before[field], content[field])
    })
    .map(([, name]) => name)
  if (fields.length === 0) return
  const last = await data.find(tx.db, before.id)
  const by = last?.editor ? displayName(last.editor) : null
  const change: ForeignSave = { by, at: (last?.edited_at ?? tx.now()).toISOString(), fields }
  throw new Refusal('conflict', `${by ?? 'Somebody'} has saved this news item since you opened it.`, {
    changes: [change],
  })
}
