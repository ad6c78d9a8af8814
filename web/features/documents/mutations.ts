// Adding, changing, replacing, deleting and downloading documents; each act says how it went.
import { type Document, type DocumentChanges, documents } from '@aerie/contract/documents'
import { addressOf, call, keysOf } from '#lib/api.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

type Some = Pick<Document, 'id'>
const paramsOf = ({ id }: Some) => ({ documentId: String(id) })

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

export const useExportAccesses = (document: Some) =>
  useAct({
    call: () => fetchFile(addressOf(documents.accessesCsv, { params: paramsOf(document) })),
    show: ({ content }) => saveFile('document-readers.csv', content),
    done: () => ({ title: 'Export Complete', description: 'document-readers.csv holds who has opened it, and when.' }),
    failed: (error) => failureToast(error, 'Export Failed'),
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
