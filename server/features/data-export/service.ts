// A member's own data as a zip: a page to read, the same as JSON, and what he shared.
import { Readable } from 'node:stream'
import type { ExportSize } from '@aerie/contract/data-export'
import { readOwnRecord } from '#features/members/service.ts'
import { displayName } from '#features/people/person.ts'
import { addShared, countShared } from '#features/photo-files/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import type { ExportSection } from '#platform/export-section.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { oneAtATime } from '#platform/one-at-a-time.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import { type OpenZip, streamZip } from '#platform/zip-stream.ts'
import { type OwnRow, readSection } from './data.ts'
import { MOST_ROWS, type ReadSection, writePage } from './page.ts'

const TIMES_A_DAY = 5

export const readSize = (ctx: MemberContext): Promise<ExportSize> => countShared(ctx)

const oneExport = oneAtATime('You are downloading your data already.')

/** Answers the zip, and what its file is called. */
export async function openExport(ctx: MemberContext, deps: RouteDeps) {
  const { id } = ctx.actor
  const [own, { name: organisation, timeZone: zone }] = await Promise.all([readOwnRecord(ctx, id), readSettings(ctx)])
  if (!own) throw notFound('Member')
  const stream = await oneExport(ctx, async () => {
    await inTransaction(ctx, async (tx) => {
      const rule = { bucket: `data-export:${id}`, most: TIMES_A_DAY, withinMinutes: 24 * 60 }
      await countHits(tx.db, [rule], 'downloads of your data')
      await record(tx, { action: 'member.take-data', objectId: id })
    })
    return streamZip(async (zip) => {
      const sections = await addJson(ctx, zip, { profile: own, sections: deps.registry.exportSections })
      const photos = await addShared(ctx, zip, deps, 'photos/')
      const name = displayName({ first_name: own.firstName, familiar: own.familiar, last_name: own.lastName })
      const page = writePage({ organisation, name, at: ctx.now(), zone, profile: own, sections, photos })
      await zip.add('index.html', Readable.from([Buffer.from(page)]))
    })
  })
  return { stream, filename: `${organisation} - ${own.firstName} ${own.lastName}.zip` }
}

/** Writes all rows of all sections; answers the first of each, for the page. */
async function addJson(
  ctx: MemberContext,
  zip: OpenZip,
  { profile, sections }: { profile: OwnRow; sections: readonly ExportSection[] },
): Promise<ReadSection[]> {
  const read: ReadSection[] = []
  async function* write() {
    yield `{"profile":${JSON.stringify(profile)},"sections":[`
    for (const [place, section] of sections.entries()) {
      const kept: ReadSection = { title: section.title, rows: [], total: 0 }
      read.push(kept)
      yield `${place === 0 ? '' : ','}\n{"title":${JSON.stringify(section.title)},"rows":[`
      for await (const rows of readSection(ctx.db, section, ctx.actor.id)) {
        yield `${kept.total === 0 ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
        kept.rows.push(...rows.slice(0, MOST_ROWS - kept.rows.length))
        kept.total += rows.length
      }
      yield ']}'
    }
    yield ']}\n'
  }
  await zip.add('data.json', Readable.from(write()))
  return read
}
