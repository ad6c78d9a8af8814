// The caller's own copy of a picture: it bears a mark that names a row, which is there before the first byte leaves.
import { deserialize, serialize } from 'node:v8'
import type { FastifyReply } from 'fastify'
import { type CopyKind, hasOwnCopy, issueCopy } from '#features/copies/service.ts'
import type { MemberContext } from '#platform/context.ts'
import type { Surroundings } from '#platform/feature.ts'
import { FileMissing } from '#platform/files/file-store.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Rendition } from '#platform/watermark/rendition.ts'
import type { Row } from './data.ts'
import { originalOf, renditionOf } from './files.ts'

export type Marking = Pick<Surroundings, 'watermark' | 'pictures'>

type DocumentCopy = Extract<CopyKind, 'documentView' | 'documentDownload'>

/** What can be marked: pictures, but for drawings. */
export const isMarkable = ({ kind, extension }: Pick<Row, 'kind' | 'extension'>) =>
  kind === 'image' && extension !== 'svg'

/** Copies are of a version, so that a page that has the former one is sent the new one. */
export const copyFor = async (ctx: MemberContext, marking: Marking, row: Row, kind: DocumentCopy) => {
  const { watermark } = marking
  const rendition = await readRendition(ctx, marking, row, kind === 'documentView' ? 'view' : 'full')
  const render = (id: number) => watermark.mark(rendition, id)
  return issueCopy(ctx, { kind, objectId: row.version_id, keyId: watermark.keyId, render })
}

/** The id of the copy that the caller has already, as he says himself; null where he has none. */
export async function ownCopy(ctx: MemberContext, reply: FastifyReply, row: Row) {
  const [, digits] = /"(\d{1,13})"/.exec(reply.request.headers['if-none-match'] ?? '') ?? []
  if (digits === undefined) return null
  const original = { kind: 'documentView' as const, objectId: row.version_id }
  return (await hasOwnCopy(ctx, original, Number(digits))) ? Number(digits) : null
}

async function readRendition(ctx: MemberContext, { pictures }: Marking, row: Row, size: 'view' | 'full') {
  const { files } = ctx
  const name = renditionOf(row.code, size)
  try {
    return deserialize(await files.read(name)) as Rendition
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
  }
  const made = await withLocalCopy(files, originalOf(row), (file) =>
    size === 'full'
      ? pictures.makeRendition({ file, memberId: ctx.actor.id })
      : pictures.makePhoto({ file, memberId: ctx.actor.id }).then(({ rendition }) => rendition),
  )
  await files.put(name, serialize(made), { contentType: 'application/octet-stream' })
  return made
}
