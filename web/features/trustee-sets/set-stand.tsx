// How a committee stands: whose part is there, whom it waits for, and why it was stopped.
import type { TrusteeSet } from '@aerie/contract/trustee-sets'
import { longDate } from '@aerie/text/moments'
import { KeyCards } from '#features/trustee-keys/key-cards.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { deadlineWords, hasSent, isStopped, setBadge, thresholdWords, trusteeLine, waitingWords } from './set-state.ts'

export function SetStand({ set }: { set: TrusteeSet }) {
  const { tone, words } = setBadge(set)
  const { trustees, size, state } = set
  const isDone = (trustee: TrusteeSet['trustees'][number]) => hasSent(trustee, set)
  return (
    <Card
      title={thresholdWords(set)}
      action={<Tag tone={tone}>{words}</Tag>}
      flush
      foot={
        <span>{[waitingWords(set), deadlineWords(set)].filter(Boolean).join(' ') || 'Nothing is waited for.'}</span>
      }
    >
      <KeyCards
        label={state === 'ready' ? 'Keys made' : 'Parts of this round'}
        done={trustees.filter(isDone).length}
        needed={size}
        holders={trustees.map((trustee) => ({
          place: trustee.place,
          name: trustee.name,
          portrait: trustee.member?.profileImageUrl,
          isYou: trustee.isYou,
          state: isDone(trustee) ? 'done' : 'awaited',
          line: trusteeLine(trustee, set),
        }))}
      />
    </Card>
  )
}

/** Why its rounds ended, in a sentence that says what to do next; nothing while they go on. */
export function StoppedNote({ set }: { set: TrusteeSet }) {
  const { stopped } = set
  if (!stopped) return null
  const on = longDate(stopped.at)
  if (!isStopped(set)) return <Note tone="warning">{`Declared void on ${on}: ${stopped.reason ?? ''}`}</Note>
  const [dealer, receiver] = [stopped.dealer?.name ?? 'a trustee', stopped.receiver?.name ?? 'another']
  return (
    <Note tone="warning">
      {stopped.why === 'wrong_share'
        ? `The rounds were stopped on ${on}: what ${dealer} gave ${receiver} does not fit what he showed the others, which is proved. An officer begins anew without ${dealer}.`
        : `The rounds were stopped on ${on}: what ${dealer} gave ${receiver} does not open. That proves nobody wrong: an officer begins anew.`}
    </Note>
  )
}
