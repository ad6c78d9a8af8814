// The notifications about trustee sets, in the bell, in emails and on devices.
import type { TrusteesNotification } from '@aerie/contract/notifications'
import { counted, plural } from '@aerie/text/plurals'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'

type TrusteeKind = TrusteesNotification['kind']
type TrusteeNotificationRow = NotificationRow<TrusteeKind>
type TrusteeFacts = TrusteeNotificationRow['facts']

/** Of a set, for trustees and officers alike. */
export const pathOfSet = (setId: number) => `/governance/trustees/${setId}`

const definition: NotificationDefinition<TrusteeKind> = {
  present: async (_ctx, rows) =>
    rows.map(
      ({ id, kind, subjectId, facts, isRead, createdAt }): TrusteesNotification => ({
        ...facts,
        id,
        kind,
        setId: subjectId,
        isRead,
        createdAt,
      }),
    ),
  email: async (_ctx, rows) => rows.flatMap(noteOf),
  push: {
    sentences: {
      trustee_called: 'A step as a trustee waits for you.',
      trustee_words_asked: 'You are asked whether you still have your words as a trustee.',
      trustee_set_ready: 'Trustees of elections are ready.',
      trustee_set_stopped: 'Trustees of elections have to begin anew, or are no more.',
      trustee_set_waits: 'Trustees of elections wait for an officer.',
      trustee_keys_few: 'A key to elections is lost.',
    },
    pathOf: ({ subjectId }) => pathOfSet(subjectId),
    urgency: 'normal',
  },
}

/** None of what is mailed by itself. */
function noteOf({ id, kind, subjectId, facts }: TrusteeNotificationRow): EmailNote[] {
  const worded = WORDS[kind]?.(facts)
  if (!worded) return []
  const page = { from: 'the elections', label: 'Open the trustees', path: pathOfSet(subjectId) }
  return [{ id, ...worded, page }]
}

type Wording = (facts: TrusteeFacts) => Pick<EmailNote, 'subject' | 'paragraph'>
const WORDS: Partial<Record<TrusteeKind, Wording>> = {
  trustee_set_ready: ({ name }) => ({
    subject: `The trustees “${name}” are ready`,
    paragraph: `All trustees of “${name}” have done their three steps. Elections can be sealed by them now.`,
  }),
  trustee_set_stopped: ({ name, why, names }) => ({
    subject: why === 'voided' ? `The trustees “${name}” are void` : `The trustees “${name}” begin anew`,
    paragraph: `${why === 'voided' ? `Officers have declared the trustees “${name}” void.` : stoppedBy(name, why, names)} The words of that time are of no use any more.`,
  }),
  trustee_set_waits: ({ name, why, names }) => ({
    subject: `The trustees “${name}” wait for you`,
    paragraph: `${waitsFor(name, why, names)} An officer can let the steps begin anew, with others or with fewer.`,
  }),
  trustee_keys_few: ({ name, names, keysLeft, threshold }) => ({
    subject: `A key of “${name}” is lost`,
    paragraph: `Of the trustees “${name}” ${counted(keysLeft, 'key')} ${plural(keysLeft, 'is', 'are')} left, and ${threshold} ${plural(threshold, 'is', 'are')} needed. Lost: ${names}. ${
      keysLeft < threshold
        ? 'What is sealed by them cannot be counted: elections that rest on them have to be held again.'
        : 'If one more is lost, what is sealed by them cannot be counted. Name other trustees for the next election.'
    }`,
  }),
}

const stoppedBy = (name: string, why: TrusteeFacts['why'], names: string) =>
  why === 'wrong_share'
    ? `Among the trustees “${name}”, ${names} gave a part that is not right, and this is proved.`
    : `Among the trustees “${name}”, a part given by ${names} did not open. That proves nobody wrong.`

function waitsFor(name: string, why: TrusteeFacts['why'], names: string) {
  if (why === 'late') return `The time for the trustees “${name}” is over. Missing: ${names}.`
  if (why === 'inactive') return `The trustees “${name}” cannot go on: no active member any more is ${names}.`
  return stoppedBy(name, why, names)
}

export const trusteeNotifications: Record<TrusteeKind, NotificationDefinition<TrusteeKind>> = {
  trustee_called: definition,
  trustee_words_asked: definition,
  trustee_set_ready: definition,
  trustee_set_stopped: definition,
  trustee_set_waits: definition,
  trustee_keys_few: definition,
}
