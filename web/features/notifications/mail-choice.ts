// How each topic of notifications also comes by mail; a choice is kept as soon as it is made.
import type { MailChoice } from '@aerie/contract/mail-topics'
import { notifications } from '@aerie/contract/notifications'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const mailChoiceQuery = endpointQuery(notifications.mailChoice)

export const useMailChoice = () =>
  useAct({
    call: (body: MailChoice) => call(notifications.chooseMail, { body }),
    optimistic: { name: 'mail choice', change: (edit, choice) => edit(mailChoiceQuery, () => choice) },
    done: () => ({ title: 'Mail Updated', description: 'It comes as you chose.' }),
  })
