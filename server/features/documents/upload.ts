// Taking documents and new versions in: looked at by content, stored, and committed with the job that makes them ready.

import {
  levelsOf,
  MOST_DOCUMENTS,
  MOST_VERSIONS,
  NO_DOCUMENT_FILE,
  sameDocument,
  tooLargeDocument,
} from '@aerie/contract/document-values'
import { type Document, DocumentFields, documents, VersionFields } from '@aerie/contract/documents'
import { stale } from '@aerie/contract/stale'
import { formatCount } from '@aerie/text/numbers'
import type { FastifyRequest } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import { originalOf } from '#features/document-files/files.ts'
import { inspect } from '#features/document-files/inspecting.ts'
import { holdCategories, readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import type { DocumentReader } from '#platform/documents/documents.ts'
import { must, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { type ReceivedFile, readUpload } from '#platform/http/uploads.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'
import { announceDocuments } from './announce-documents.ts'
import { mayAdd, mayReplace, mayUpload } from './policy.ts'
import { listChecking } from './scanning.ts'
import { findSeen, lockSeen, mustBeOneOf, notifyReaders, showDocument } from './service.ts'
import * as data from './shown-data.ts'
import * as written from './write-data.ts'

const MB = 1_048_576
const FILES_AN_HOUR = 200
/** Of one member: those of the others wait for no more. */
const MOST_BEING_MADE = 10
const NOT_REPLACED =
  'Only super admins may replace this file, and the brother who uploaded it, as long as he has the role he had then. Documents that everybody is asked to read are replaced by officers.'

const NO_UPLOADS = 'Only officers upload documents here. Send yours to one of them.'

/** Refused before anything of it is read where the caller may upload nothing. */
async function expected<Fields extends ZodMiniType>(ctx: MemberContext, fields: Fields) {
  const settings = await readSettings(ctx)
  must(mayUpload(ctx.actor, settings), NO_UPLOADS)
  return {
    field: documents.upload.file ?? 'file',
    fields,
    largest: settings.largestDocumentMb * MB,
    tooLarge: (file: string) => tooLargeDocument(file, settings.largestDocumentMb),
    missing: NO_DOCUMENT_FILE,
    folder: await ctx.files.incoming(),
  }
}

/** A form on its way, and who looks into its file. */
interface Arriving {
  request: FastifyRequest
  reader: DocumentReader
  /** Whether the virus scanner has to answer before it is shown. */
  isScanned: boolean
}

/** `isMeant`: although a document of the same content is there. */
export async function uploadDocument(
  ctx: MemberContext,
  { request, ...arriving }: Arriving,
  isMeant: boolean,
): Promise<Document> {
  return readUpload(request, await expected(ctx, DocumentFields), async (upload) => {
    const { fields, sha256 } = upload
    must(mayAdd(ctx.actor, fields.accessLevel), 'You may add documents of your own level and below.')
    mustBeOneOf((await readSettings(ctx)).documentCategories, fields.category)
    if (!isMeant) await refuseSame(ctx, sha256)
    const described = {
      title: fields.title,
      description: fields.description ?? null,
      category: fields.category,
      access_level: fields.accessLevel,
    }
    return takeIn(ctx, arriving, { ...upload, note: null }, async (tx, version) => {
      mustBeOneOf(await holdCategories(tx, 'to use'), described.category)
      if ((await written.countDocuments(tx.db)) >= MOST_DOCUMENTS)
        throw new Refusal('conflict', `The repository is full: ${formatCount(MOST_DOCUMENTS)} documents.`)
      const inserted = await written.insertDocument(tx.db, { ...described, created_role: ctx.actor.role }, version)
      await begin(tx, version, inserted.versionId)
      const { filename } = version
      await record(tx, { action: 'document.upload', objectId: inserted.id, after: { ...described, filename } })
      if (version.state !== 'checking') await announceDocuments(tx, described.access_level)
      return { id: inserted.id, number: 1 }
    })
  })
}

export async function replaceFile(
  ctx: MemberContext,
  { request, ...arriving }: Arriving,
  id: number,
): Promise<Document> {
  must(mayReplace(ctx.actor, await findSeen(ctx, id)), NOT_REPLACED)
  return readUpload(request, await expected(ctx, VersionFields), async (upload) => {
    return takeIn(ctx, arriving, { ...upload, note: upload.fields.note ?? null }, async (tx, version) => {
      const document = await lockSeen(tx, id)
      must(mayReplace(tx.actor, document), NOT_REPLACED)
      if (document.version >= MOST_VERSIONS) throw new Refusal('conflict', `It has ${MOST_VERSIONS} versions already.`)
      const added = await written.addVersion(tx.db, id, version)
      await begin(tx, version, added.id)
      const { filename, note } = version
      await record(tx, { action: 'document.replace', objectId: id, after: { version: added.number, filename, note } })
      if (version.state !== 'checking') {
        await announceDocuments(tx, document.access_level)
        await notifyReaders(tx, document)
      }
      return { id, number: added.number }
    })
  })
}

/** The sentence that names a document of these bytes, among those that the caller sees; null where there is none. */
export async function describeSame(ctx: MemberContext, sha256: Buffer) {
  const same = await data.findSame(ctx.db, sha256, levelsOf(ctx.actor.role))
  return same ? sameDocument(same.title) : null
}

async function refuseSame(ctx: MemberContext, sha256: Buffer) {
  const same = await describeSame(ctx, sha256)
  if (same) throw new Refusal('conflict', same)
}

/** What the virus scanner is to look at is made ready once that has answered. */
async function begin(tx: MemberContext, { state }: written.NewVersion, versionId: number) {
  await enqueue(tx, state === 'checking' ? 'scan-document' : 'make-document', { versionId })
  if (state === 'checking') await announce(tx, stale(documents.checking), { memberIds: [tx.actor.id] })
}

/** As its uploader alone is shown it; where the scanner was quick, as everybody is. */
async function showOwnChecking(ctx: MemberContext, id: number, number: number) {
  const own = (await listChecking(ctx)).find((one) => one.id === id && one.version === number)
  return own ?? showDocument(ctx, id)
}

type Taken = Pick<ReceivedFile<unknown>, 'file' | 'fileName' | 'bytes' | 'sha256'> & { note: string | null }

/** Nothing of it is kept where `keep` fails. */
async function takeIn(
  ctx: MemberContext,
  { reader, isScanned }: Omit<Arriving, 'request'>,
  { file, fileName, bytes, sha256, note }: Taken,
  keep: (tx: MemberContext, version: written.NewVersion) => Promise<{ id: number; number: number }>,
): Promise<Document> {
  if (bytes === 0) throw new Refusal('not_valid', NO_DOCUMENT_FILE)
  const rule = { bucket: `documents:${ctx.actor.id}`, most: FILES_AN_HOUR, withinMinutes: 60 }
  await countHits(ctx.db, [rule], 'documents')
  if ((await written.countBeingMade(ctx.db, ctx.actor.id)) >= MOST_BEING_MADE)
    throw new Refusal(
      'too_many',
      `${MOST_BEING_MADE} documents of yours are being made ready. Please try again when they are done.`,
      {
        retryAfter: 60,
      },
    )
  const { kind, mimeType, extension, hasMacros, marking } = await inspect(reader, {
    path: file,
    fileName,
    memberId: ctx.actor.id,
  })
  const version = {
    code: randomCode(),
    filename: fileName,
    mime_type: mimeType,
    kind,
    extension,
    file_size: bytes,
    sha256,
    note,
    has_macros: hasMacros,
    marking,
    uploaded_by: ctx.actor.id,
    state: isScanned ? ('checking' as const) : ('making' as const),
  }
  const original = originalOf(version)
  await ctx.files.adopt(file, original, { contentType: mimeType })
  try {
    const { id, number } = await inTransaction(ctx, (tx) => keep(tx, version))
    return isScanned ? await showOwnChecking(ctx, id, number) : await showDocument(ctx, id)
  } catch (error) {
    if (isUndone(error)) await ctx.files.remove(original)
    throw error
  }
}
