// Ends mails of the topics that one of them told of, with the link in it and without signing in.
import { notifications } from '@aerie/contract/notifications'
import { anyOf } from '@aerie/text/lists'
import { PressOnce } from '#features/session/press-once.tsx'
import { call } from '#lib/api.ts'
import { MAIL_TELLS } from './wording.ts'

export const UnsubscribeForm = ({ token }: { token: string }) => (
  <PressOnce label="End these mails" pendingLabel="Ending..." act={() => endMails(token)} />
)

async function endMails(token: string) {
  const { kinds } = await call(notifications.unsubscribe, { params: { token } })
  return `No more mails will tell you of ${anyOf(kinds.map((topic) => withinSentence(MAIL_TELLS[topic])))}.`
}

const withinSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
