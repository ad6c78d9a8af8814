// Writing to all who come.
import { gatheringMessages } from '@aerie/contract/gathering-messages'
import { counted } from '@aerie/text/plurals'
import { call } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const useWriteToAll = (gatheringId: number) =>
  useAct({
    call: (text: string) =>
      call(gatheringMessages.send, { params: { gatheringId: String(gatheringId) }, body: { text } }),
    done: ({ told }) => ({ title: 'Sent', description: `${counted(told, 'brother')} will read it.` }),
  })
