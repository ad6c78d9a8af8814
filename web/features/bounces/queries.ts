// What is asked about mails that came back: by a member of his own, by officers of the mailbox and of a brother.
import { bounces } from '@aerie/contract/bounces'
import { call, endpointQuery, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const ownReturnedQuery = endpointQuery(bounces.own)

export const bounceReadingQuery = endpointQuery(bounces.reading)

export const useConfirmAddress = () =>
  useAct({
    call: () => call(bounces.confirm),
    stale: keysOf(bounces.own),
    done: () => ({ title: 'Thank you', description: 'We go on writing to that address.' }),
  })
