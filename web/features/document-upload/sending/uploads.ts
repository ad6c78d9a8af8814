// Documents and new versions on their way, one after the other: they go on while their owner is on other pages.
import { isSameDocument } from '@aerie/contract/document-values'
import { type Document, type DocumentFields, documents } from '@aerie/contract/documents'
import type { QueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { isOnline, whenOnline } from '#lib/connection.ts'
import { type Sending, upload } from '#lib/upload.ts'
import { entryStore, type Sendable, type UploadEntry, type UploadOutcome } from '#lib/upload-queue/entries.ts'
import { sha256 } from '#lib/upload-queue/sha256.ts'
import { uploadQueue } from '#lib/upload-queue/upload-queue.ts'
import { toast } from '#ui/feedback/toast.ts'

interface NewDocument extends Sendable {
  content: File
  fields: DocumentFields
  /** Although one of the same content is there. */
  again: boolean
}
interface NewVersion extends Sendable {
  content: File
  note: string
  replaces: Pick<Document, 'id' | 'title'>
}
export type SentDocument = NewDocument | NewVersion

interface There {
  kind: 'in'
  documentId: number
}
export type DocumentEntry = UploadEntry<SentDocument, There>

const store = entryStore<SentDocument, There>((entry) => entry)
const isSettled = ({ state: { kind } }: DocumentEntry) => kind === 'in' || kind === 'failed'
let queue: ReturnType<typeof open> | undefined

/** For whoever shows them. */
export const documentUploads = { state: store.state, subscribe: store.subscribe }

/** The sentence where a document of the same content is there; null also where that cannot be asked: the server looks as well. */
export async function findSame(file: File): Promise<string | null> {
  try {
    const hash = await sha256(file)
    return hash && (await call(documents.known, { body: { sha256: hash } })).same
  } catch {
    return null
  }
}

export function startUpload(sent: SentDocument, cache: QueryClient) {
  queue ??= open(cache)
  queue.remove(store.state().entries.flatMap(({ id, state }) => (state.kind === 'in' ? [id] : [])))
  queue.add([sent], () => null)
}

export const retryUpload = (id: number) => queue?.retry(id)
export const resumeUploads = () => queue?.resume()
/** Takes it off, also where it is under way. */
export const removeUpload = (id: number) => queue?.remove([id])

/** The same file, although one of its content is there. */
export function uploadAgain({ id, file }: DocumentEntry, cache: QueryClient) {
  removeUpload(id)
  startUpload({ ...file, again: true }, cache)
}

function open(cache: QueryClient) {
  const told = new Set<number>()
  return uploadQueue({
    store,
    transport: {
      // Compared in the form, where somebody can answer.
      hash: async () => null,
      known: async () => new Map<string, There>(),
      send: (sent, signal, onSent) => send(sent, { signal, onSent }, cache),
      failed: FAILED,
    },
    atATime: 1,
    isSettled,
    connection: { isThere: isOnline, whenBack: whenOnline },
    rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onEnd(entries) {
      for (const { id, state } of entries) {
        if (state.kind !== 'failed' || told.has(id) || isSameDocument(state.sentence)) continue
        told.add(id)
        toast({ title: 'Upload Failed', description: state.sentence, tone: 'destructive' })
      }
    },
  })
}

async function send(sent: SentDocument, sending: Sending, cache: QueryClient): Promise<UploadOutcome<There>> {
  try {
    const { id } = 'fields' in sent ? await sendDocument(sent, sending) : await sendVersion(sent, sending)
    for (const queryKey of keysOf(documents.list, documents.versions, documents.checking))
      void cache.invalidateQueries({ queryKey })
    return { there: { kind: 'in', documentId: id } }
  } catch (error) {
    if (!(error instanceof Refused) || !FAULTS.includes(error.status)) throw error
    return { refusal: error.errors[0]?.message ?? sentenceOf(error, FAILED) }
  }
}

/** What sending the same once more does not mend. */
const FAULTS = [400, 403, 404, 409, 413]
const FAILED = 'Upload failed'

const CHECKED = {
  title: 'Document Uploaded',
  description: 'It is being checked for viruses, and others see it once that is done.',
}

async function sendDocument({ content, fields, again }: NewDocument, sending: Sending) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value)
  form.set(documents.upload.file ?? 'file', content)
  const document = await upload(documents.upload, { form, ...(again && { query: { again: '1' } }), ...sending })
  if (document.state === 'checking') toast(CHECKED)
  else toast({ title: 'Document Uploaded', description: uploadedText(document) })
  return document
}

const UPLOADED = 'Your document has been uploaded successfully.'

/** With what he who uploads a paper has to know of its copies. */
const uploadedText = ({ marking }: Pick<Document, 'marking'>) =>
  marking === 'impossible'
    ? `${UPLOADED} Its copies cannot be marked.`
    : marking === 'breaks_signature'
      ? `${UPLOADED} It is signed: the signature breaks in marked copies.`
      : UPLOADED

async function sendVersion({ content, note, replaces }: NewVersion, sending: Sending) {
  const form = new FormData()
  form.set('note', note)
  form.set(documents.replace.file ?? 'file', content)
  const params = { documentId: String(replaces.id) }
  const document = await upload(documents.replace, { params, form, ...sending })
  if (document.state === 'checking') toast(CHECKED)
  else toast({ title: 'Success', description: `Version ${document.version} is the one that is shown now` })
  return document
}

addEventListener('beforeunload', (event) => store.state().entries.every(isSettled) || event.preventDefault())
