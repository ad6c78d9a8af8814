// Adding, changing, replacing, deleting and downloading documents; each act says how it went.
import { type Document, type DocumentChanges, type DocumentFields, documents } from '@aerie/contract/documents'
import { addressOf, call, keysOf } from '#lib/api.ts'
import { Refused } from '#lib/call-errors.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { type Sending, upload } from '#lib/upload.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

type Some = Pick<Document, 'id'>
const paramsOf = ({ id }: Some) => ({ documentId: String(id) })

interface NewDocument extends Sending {
  file: File
  fields: DocumentFields
  /** Although one of the same content is there. */
  again: boolean
}

/** Whether a failure says that the same file is there already: the form then asks. */
export const isSameFile = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === 'conflict' && error.detail?.startsWith('The same file') === true

export const useUploadDocument = () =>
  useAct({
    call: ({ file, fields, again, ...sending }: NewDocument) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value)
      form.set(documents.upload.file ?? 'file', file)
      return upload(documents.upload, { form, ...(again && { query: { again: '1' } }), ...sending })
    },
    stale: keysOf(documents.list),
    done: () => ({ title: 'Document Uploaded', description: 'Your document has been uploaded successfully.' }),
    failed: (error) => (isSameFile(error) ? undefined : failureToast(error, 'Upload Failed', 'Upload failed')),
  })

export const useReplaceFile = (document: Some) =>
  useAct({
    call: ({ file, note, ...sending }: Sending & { file: File; note: string }) => {
      const form = new FormData()
      form.set('note', note)
      form.set(documents.replace.file ?? 'file', file)
      return upload(documents.replace, { params: paramsOf(document), form, ...sending })
    },
    stale: keysOf(documents.list, documents.versions),
    done: ({ version }) => ({ title: 'Success', description: `Version ${version} is the one that is shown now` }),
    failed: (error) => failureToast(error, 'Upload Failed', 'Upload failed'),
  })

export const useSaveDocument = (document: Some) =>
  useAct({
    call: (body: DocumentChanges) => call(documents.save, { params: paramsOf(document), body }),
    stale: keysOf(documents.list),
    done: () => ({ title: 'Success', description: 'Document updated successfully' }),
    failed: (error) => failureToast(error, 'Error', 'Failed to update document'),
  })

export const useDeleteDocument = (document: Some) =>
  useAct({
    call: () => call(documents.remove, { params: paramsOf(document) }),
    stale: keysOf(documents.list),
    done: () => ({ title: 'Success', description: 'Document deleted successfully' }),
    failed: (error) => failureToast(error, 'Error', 'Failed to delete document'),
  })

export const useRestoreVersion = (document: Some) =>
  useAct({
    call: (number: number) => call(documents.restore, { params: { ...paramsOf(document), number: String(number) } }),
    stale: keysOf(documents.list, documents.versions),
    done: ({ version }, number) => ({
      title: 'Success',
      description: `What version ${number} was is shown again, as version ${version}`,
    }),
  })

export const useDownloadDocument = () =>
  useAct({
    call: (document: Document) => fetchFile(addressOf(documents.download, { params: paramsOf(document) })),
    show: ({ name, content }, { filename }) => saveFile(name ?? filename, content),
    done: ({ headers }, { title }) => ({
      title: 'Download Complete',
      description: headers.has('x-marked')
        ? `${title} has been downloaded with security watermarking.`
        : `${title} has been downloaded.`,
    }),
    failed: (error) => failureToast(error, 'Download Failed', 'Unable to download the document. Please try again.'),
  })
