// What is asked about lost brothers by officers, and by a member of his own wish.
import { type LostReason, type LostSort, lost } from '@aerie/contract/lost'
import { counted } from '@aerie/text/plurals'
import { call, endpointQuery, keysOf } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export interface LostView {
  reason: LostReason | null
  q: string
  sort: LostSort
}

export const lostQuery = ({ reason, q, sort }: LostView) =>
  pagesQuery(
    lost.list,
    { query: { limit: '20', sort, ...(reason && { reason }), ...(q && { q }) } },
    { reason, q, sort },
  )

export const lostSummaryQuery = endpointQuery(lost.summary)

export const lostAnswersQuery = endpointQuery(lost.answers)

export const ownWishQuery = endpointQuery(lost.own)

const LISTS = keysOf(lost.list, lost.summary, lost.answers)
const paramsOf = (id: number) => ({ memberId: String(id) })

export const useAsk = (id: number, name: string) =>
  useAct({
    call: (body: { brotherIds: number[]; words: string | null }) => call(lost.ask, { params: paramsOf(id), body }),
    stale: LISTS,
    done: ({ asked, mailed }) => ({
      title: `${counted(asked, 'brother')} asked`,
      description: mailed ? `What they know of ${name} comes here.` : 'In the bell alone, since mail is switched off.',
    }),
  })

export const useMarkFound = (id: number, name: string) =>
  useAct({
    call: () => call(lost.markFound, { params: paramsOf(id) }),
    stale: LISTS,
    done: () => ({ title: 'Not lost', description: `${name} has left the list.` }),
  })

const useNoteSought = (id: number, name: string) =>
  useAct({
    call: () => call(lost.noteSought, { params: paramsOf(id) }),
    stale: LISTS,
    done: () => ({ title: 'Taken back', description: `${name} may be sought.` }),
  })

export const useNoteUnsought = (id: number, name: string) => {
  const { mutate: takeBack } = useNoteSought(id, name)
  return useAct({
    call: () => call(lost.noteUnsought, { params: paramsOf(id) }),
    stale: LISTS,
    done: () => ({
      title: 'Noted',
      description: `${name} is not sought any more.`,
      action: { label: 'Undo', onSelect: () => takeBack() },
    }),
  })
}

export const useSettleAnswer = () =>
  useAct({
    call: ({ questionId, outcome }: { questionId: number; outcome: 'taken' | 'dismissed' }) =>
      call(lost.settle, { params: { questionId: String(questionId) }, body: { outcome } }),
    stale: LISTS,
    done: (_, { outcome }) => ({ title: outcome === 'taken' ? 'Taken over' : 'Dismissed' }),
  })

export const useWish = () =>
  useAct({
    call: (isSought: boolean) => call(lost.wish, { body: { isSought } }),
    stale: keysOf(lost.own),
    done: ({ isSought }) => ({
      title: 'Saved',
      description: isSought ? 'Officers may ask after you.' : 'Nobody is asked where you are.',
    }),
  })
