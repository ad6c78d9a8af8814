// Asking that a document be read, and saying that one has.
import { documentReadings } from '@aerie/contract/document-readings'
import { documents } from '@aerie/contract/documents'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const paramsOf = ({ id }: { id: number }) => ({ documentId: String(id) })

export const useConfirmReading = (document: { id: number }) =>
  useAct({
    call: () => call(documentReadings.confirm, { params: paramsOf(document) }),
    stale: keysOf(documentReadings.own, documentReadings.list),
    done: () => ({ title: 'Thank you', description: 'It is noted that you have read this document.' }),
  })

export const useAskForReading = (document: { id: number }) =>
  useAct({
    call: (isAsked: boolean) =>
      call(isAsked ? documentReadings.ask : documentReadings.stopAsking, { params: paramsOf(document) }),
    stale: keysOf(documentReadings.list, documents.list),
  })
