// Where one is named oneself: how one has answered, what officers said of it, and the way to answer or to appeal.
import type { OwnNomination } from '@aerie/contract/nomination-views'
import type { PersonRef } from '@aerie/contract/person'
import { endInBrief } from '#features/elections/course/course-stations.ts'
import { useTimeZone } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { useWaiveAppeal } from '../mutations.ts'
import { nominatedBy, OWN_STATES } from '../words/nomination-words.ts'
import { NamedRow } from './named-row.tsx'

interface OwnRowProps {
  electionId: number
  me: PersonRef
  own: OwnNomination
  title: string
  isOpen: boolean
  onAnswer: () => void
  onAppeal: () => void
}

const ANSWER_WORDS = { asked: 'Answer', declined: 'Change your answer', stands: 'Change or withdraw', refused: '' }

export function OwnRow({ electionId, me, own, title, isOpen, onAnswer, onAppeal }: OwnRowProps) {
  const { words, tone } = OWN_STATES[own.state]
  const isLate = own.state === 'asked' && !isOpen
  const named = nominatedBy(
    own.namings.map(({ by }) => by),
    own.isNamedByHimself,
  )
  const note = own.showsNominators
    ? named
    : [named, named && 'seen by you and officers alone'].filter(Boolean).join('; ')
  return (
    <NamedRow
      member={me}
      photo={own.photo}
      statement={own.state === 'stands' ? own.statement : null}
      note={note}
      state={<Tag tone={isLate ? 'neutral' : tone}>{isLate ? 'You did not answer' : words}</Tag>}
      waits={own.state !== 'stands'}
    >
      {own.state === 'declined' && own.declineWord && <p>To officers: “{own.declineWord}”</p>}
      {own.refusal && <RefusalWords refusal={own.refusal} />}
      {own.can.answer && (
        <Button variant="link" aria-label={`${ANSWER_WORDS[own.state]}: ${title}`} onClick={onAnswer}>
          {ANSWER_WORDS[own.state]}
        </Button>
      )}
      {own.can.appeal && (
        <p>
          <AppealTime own={own} />{' '}
          <Button variant="link" aria-label={`Appeal: ${title}`} onClick={onAppeal}>
            Appeal
          </Button>
          {own.can.waive && (
            <>
              {' or '}
              <WaiveButton electionId={electionId} own={own} title={title} />
            </>
          )}
        </p>
      )}
    </NamedRow>
  )
}

function RefusalWords({ refusal: { reason, appeal } }: { refusal: NonNullable<OwnNomination['refusal']> }) {
  return (
    <>
      <p>Refused: “{reason}”</p>
      {appeal && <p>You appealed: “{appeal.words}”</p>}
      {appeal && <p>{decisionWords(appeal)}</p>}
    </>
  )
}

/** Until when he has time for it, and that he may think better of it. */
function AppealTime({ own: { refusal, can } }: { own: OwnNomination }) {
  const timeZone = useTimeZone()
  if (!refusal) return null
  if (refusal.waivedAt) return 'You said that you do not appeal. Until officers confirm the list you still can.'
  return can.waive
    ? `You can appeal once, until ${endInBrief(refusal.appealableUntil, timeZone)} at least.`
    : 'You can appeal once, until officers confirm the list.'
}

function WaiveButton({ electionId, own, title }: { electionId: number; own: OwnNomination; title: string }) {
  const waiving = useWaiveAppeal(electionId, own.nomineeId)
  return (
    <Button
      variant="link"
      aria-label={`I do not appeal: ${title}`}
      disabled={waiving.isPending}
      onClick={() => waiving.mutate()}
    >
      I do not appeal
    </Button>
  )
}

type Appeal = NonNullable<NonNullable<OwnNomination['refusal']>['appeal']>

function decisionWords({ decision, why }: Appeal): string {
  if (decision === null) return 'The super admins have not decided yet.'
  const said = why ? `: “${why}”` : '.'
  return decision === 'overturned' ? `The refusal was taken back${said}` : `The refusal stands, for good${said}`
}
