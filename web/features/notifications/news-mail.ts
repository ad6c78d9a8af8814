// How news comes by mail; a choice is kept as soon as it is made.
import type { NewsMail, NewsRhythm } from '@aerie/contract/mail-topics'
import { notifications } from '@aerie/contract/notifications'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const newsMailQuery = endpointQuery(notifications.newsMail)

export const NEWS_RHYTHMS: { value: NewsRhythm; label: string; hint: string }[] = [
  { value: 'at_once', label: 'At once', hint: 'Each news item as it is published' },
  { value: 'weekly', label: 'Weekly digest', hint: 'Only when something happened' },
  { value: 'never', label: 'Never', hint: 'The feed still tells' },
]

export const useNewsMail = () =>
  useAct({
    call: (body: NewsMail) => call(notifications.chooseNewsMail, { body }),
    optimistic: { name: 'news mail', change: (edit, choice) => edit(newsMailQuery, () => choice) },
    done: () => ({ title: 'Mail Updated', description: 'It comes as you chose.' }),
  })
