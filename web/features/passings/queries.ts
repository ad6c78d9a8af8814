// What super admins ask and do about a brother who is marked as passed.
import { type PassingWords, passings } from '@aerie/contract/passings'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call, endpointQuery, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

interface NamedBrother {
  id: number
  name: string
}

const paramsOf = ({ id }: Pick<NamedBrother, 'id'>) => ({ memberId: String(id) })

const STALE = [...MEMBER_QUERY_KEYS, ...keysOf(passings.waiting, passings.show)]

export const passingQuery = (id: number) => endpointQuery(passings.show, { params: paramsOf({ id }) })

export const useMark = (brother: NamedBrother) =>
  useAct({
    call: (body: PassingWords) => call(passings.mark, { params: paramsOf(brother), body }),
    stale: STALE,
    done: ({ passing }) => ({
      title: `${brother.name} is marked`,
      description: passing?.showsAt
        ? 'The brothers see it after a day. Until then nobody else does.'
        : 'The brothers see it once another super admin agrees.',
    }),
    failed: (error) => failureToast(error, 'He was not marked'),
  })

export const useAgree = (brother: NamedBrother) =>
  useAct({
    call: () => call(passings.agree, { params: paramsOf(brother) }),
    stale: STALE,
    done: () => ({ title: 'Agreed', description: `All brothers see now that ${brother.name} has passed.` }),
    failed: (error) => failureToast(error, 'Your agreement was not kept'),
  })

export const useUndo = (brother: NamedBrother) =>
  useAct({
    call: () => call(passings.undo, { params: paramsOf(brother) }),
    stale: STALE,
    done: () => ({ title: 'Taken back', description: `${brother.name} is as he was. He signs in by himself.` }),
    failed: (error) => failureToast(error, 'It was not taken back'),
  })
