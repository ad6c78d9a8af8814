// What officers do with committees of trustees, and what a trustee says of his words.
import { type NewRun, type NewTrusteeSet, type TrusteeSetDetails, trusteeSets } from '@aerie/contract/trustee-sets'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { trusteeSetQuery } from './queries.ts'

export const TRUSTEE_SET_LISTS = keysOf(trusteeSets.list)
const paramsOf = (setId: number) => ({ setId: String(setId) })

export const showSet = (cache: QueryClient, set: TrusteeSetDetails) =>
  cache.setQueryData(trusteeSetQuery(set.id).queryKey, set)

export function useCreateSet() {
  const cache = useQueryClient()
  return useAct({
    call: (body: NewTrusteeSet) => call(trusteeSets.create, { body }),
    show: (set) => showSet(cache, set),
    stale: TRUSTEE_SET_LISTS,
    done: ({ name }) => ({
      title: 'Committee Named',
      description: `The trustees of “${name}” are called to make their keys.`,
    }),
  })
}

export function useRestartSet(setId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (body: NewRun) => call(trusteeSets.restart, { params: paramsOf(setId), body }),
    show: (set) => showSet(cache, set),
    stale: TRUSTEE_SET_LISTS,
    done: () => ({ title: 'Begun Anew', description: 'Everybody makes a new key; former words are good for nothing.' }),
  })
}

export function useExtendSet(setId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (run: number) => call(trusteeSets.extend, { params: paramsOf(setId), body: { run } }),
    show: (set) => showSet(cache, set),
    stale: TRUSTEE_SET_LISTS,
    done: () => ({ title: 'More Time Given', description: 'The trustees have seven days more.' }),
  })
}

export function useVoidSet(setId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (reason: string) => call(trusteeSets.void, { params: paramsOf(setId), body: { reason } }),
    show: (set) => showSet(cache, set),
    stale: TRUSTEE_SET_LISTS,
    done: () => ({ title: 'Committee Declared Void', description: 'It stays listed, with your reason.' }),
  })
}

export function useAnswerWords(setId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (answer: 'found' | 'lost') => call(trusteeSets.answerWords, { params: paramsOf(setId), body: { answer } }),
    show: (set) => showSet(cache, set),
    stale: TRUSTEE_SET_LISTS,
    done: (_, answer) =>
      answer === 'found'
        ? { title: 'Your Words Are Right', description: 'Put them away again. You are asked once more in six months.' }
        : { title: 'Officers Are Told', description: 'They see how many keys are left.' },
  })
}
