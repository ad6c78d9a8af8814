// Asking that a document be read, and saying that one has.
import { documentReadings } from '@aerie/contract/document-readings'
import { documents } from '@aerie/contract/documents'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const paramsOf = ({ id }: { id: number }) => ({ documentId: String(id) })

export const useConfirmReading = (document: { id: number }) =>
  useAct({
    call: () => call(documentReadings.confirm, { params: paramsOf(document) }),
    stale: keysOf(documentReadings.own, documentReadings.list, documentReadings.waiting),
    done: () => ({ title: 'Thank you', description: 'It is noted that you have read this document.' }),
  })

export const useRemind = (document: { id: number }) =>
  useAct({
    call: () => call(documentReadings.remind, { params: paramsOf(document) }),
    stale: keysOf(documentReadings.list),
    done: () => ({ title: 'Reminder Sent', description: 'Everybody who has not read it is told once more.' }),
  })

export const useAskForReading = (document: { id: number }) =>
  useAct({
    call: (isAsked: boolean) =>
      call(isAsked ? documentReadings.ask : documentReadings.stopAsking, { params: paramsOf(document) }),
    stale: keysOf(documentReadings.list, documents.list),
  })
