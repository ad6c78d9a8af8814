// The board of a position as an archive: written from its rows, some hundred at a time, all of it with one time.
import { headerFile } from '@aerie/verifiable-elections/archive'
import { writeTarFile } from '@aerie/verifiable-elections/tar'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

/** About 1 MB. */
const EVENTS_AT_ONCE = 200

/** Up to, and without, the event of that height; `since` is the time on all its files. */
export async function* archiveOf(
  { db }: Pick<Context, 'db'>,
  boxId: number,
  { events, since }: { events: number; since: Date },
) {
  const seconds = Math.floor(since.getTime() / 1000)
  yield writeTarFile(headerFile(seconds), seconds)
  for (let from = 0; from < events; from += EVENTS_AT_ONCE) {
    const span = { from, to: Math.min(from + EVENTS_AT_ONCE, events) }
    const [chained, brought] = await Promise.all([
      data.listEvents(db, boxId, span),
      data.listDataBetween(db, boxId, span),
    ])
    const dataOf = Map.groupBy(brought, ({ height }) => height)
    for (const { height, hash, parent, type, payload_hash } of chained) {
      for (const each of dataOf.get(height) ?? [])
        yield writeTarFile({ name: `${each.hash}.data.json`, text: each.text }, seconds)
      // In the order of fields in which it was hashed.
      const event = {
        ...(parent === null ? {} : { parent }),
        height,
        type,
        ...(payload_hash === null ? {} : { payload: payload_hash }),
      }
      yield writeTarFile({ name: `${hash}.event.json`, text: JSON.stringify(event) }, seconds)
    }
  }
}
