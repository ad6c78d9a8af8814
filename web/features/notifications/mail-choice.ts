// How each topic of notifications also comes by mail; a choice is kept as soon as it is made.
import { type MailChoice, notifications } from '@aerie/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, endpointQuery, sentenceOf } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'

export const mailChoiceQuery = endpointQuery(notifications.mailChoice)

export function useMailChoice() {
  const cache = useQueryClient()
  const { queryKey } = mailChoiceQuery
  return useMutation({
    mutationFn: (body: MailChoice) => call(notifications.chooseMail, { body }),
    // One after another, so that the last choice is the one that stays.
    scope: { id: 'mail-choice' },
    onMutate: (choice) => {
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, choice)
      return before
    },
    onSuccess: () => toast({ title: 'Mail Updated', description: 'It comes as you chose.' }),
    onError: (error, _, before) => {
      cache.setQueryData(queryKey, before)
      toast({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    },
  })
}
