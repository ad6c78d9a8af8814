// The search for photos: a page of what it finds, and how much that is.
import { MOST_COUNTED_PHOTOS } from '@aerie/contract/photo-search'
import type { Photo } from '@aerie/contract/photos'
import { toPersonName } from '#features/people/person.ts'
import { showPhotos } from '#features/photos/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import * as data from './data.ts'
import * as finding from './find-photos.ts'
import { readerOf } from './reader.ts'

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)-([1-9]\d{0,8})$/

/** As they were taken, the newest first. */
export async function findPhotos(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
  filters: data.Filters,
): Promise<Page<Photo[]>> {
  const [takenAt = '', id] = readCursor(cursor, PLACE) ?? []
  refuseNone(filters)
  const after = id === undefined ? null : { takenAt, id: Number(id) }
  const rows = await data.listFound(ctx.db, filters, readerOf(ctx), limit + 1, after)
  const { items, next } = cutPage(rows, limit, (row) => `${row.taken_at}-${row.id}`)
  const shown = await showPhotos(
    ctx,
    items.map((row) => row.id),
  )
  return { items: items.flatMap((row) => shown.get(row.id) ?? []), next }
}

export async function summarize(ctx: MemberContext, filters: data.Filters) {
  refuseNone(filters)
  const [count, { member, beside, ...named }] = await Promise.all([
    data.countFound(ctx.db, filters, readerOf(ctx), MOST_COUNTED_PHOTOS),
    data.findNames(ctx.db, filters),
  ])
  return {
    ...named,
    member: member && toPersonName(member),
    beside: beside && toPersonName(beside),
    count: Math.min(count, MOST_COUNTED_PHOTOS),
    hasMore: count > MOST_COUNTED_PHOTOS,
  }
}

function refuseNone(filters: data.Filters) {
  if (Object.values(filters).every((value) => value === undefined))
    throw invalid('member', 'Say which photos: of a brother, a tag, an album or a year.')
}

/** For features above: asks how many photos name a few places. */
export const { countsNaming } = finding
