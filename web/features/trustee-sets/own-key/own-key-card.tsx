// What a trustee has to do now: make his key, go on with the rounds, or show that he still has his words.
import type { TrusteeSetDetails } from '@aerie/contract/trustee-sets'
import { CircleCheck, RotateCcw } from 'lucide-react'
import { type KeyKeeper, keyObstacle } from '#features/trustee-keys/key-keeper.ts'
import { LeavingWords } from '#features/trustee-keys/leaving-words.tsx'
import { TypeWords } from '#features/trustee-keys/type-words.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Card } from '#ui/layout/card.tsx'
import { waitingWords } from '../set-state.ts'
import { MakeKey } from './make-key.tsx'
import { NOT_MINE, roundAsked } from './round.ts'
import { useCeremony } from './use-ceremony.ts'

interface OwnKeyCardProps {
  set: TrusteeSetDetails
  keeper: KeyKeeper
}

export function OwnKeyCard({ set, keeper }: OwnKeyCardProps) {
  const ceremony = useCeremony(set, keeper)
  const obstacle = keyObstacle()
  const title =
    ceremony.hasKey || roundAsked(set) === null ? 'Your key' : `Your next step: round ${roundAsked(set)} of 3`
  return (
    <Card title={title}>
      {obstacle === null ? <Step set={set} keeper={keeper} {...ceremony} /> : <Note tone="warning">{obstacle}</Note>}
    </Card>
  )
}

type StepProps = OwnKeyCardProps & ReturnType<typeof useCeremony>

function Step({ set, keeper, hasKey, progress, begin, tryAgain }: StepProps) {
  const round = roundAsked(set)
  const { certificates, place } = set
  if (hasKey) return <Running set={set} progress={progress} tryAgain={tryAgain} />
  return (
    <div className="grid gap-4">
      {progress.state === 'anotherKey' && (
        <Note tone="warning">
          Your key was made in another tab or browser. The words of this page are good for nothing: throw them away, and
          keep those you confirmed there.
        </Note>
      )}
      {round === 1 && <MakeKey keeper={keeper} name={set.name} onMade={begin} />}
      {round !== null && round > 1 && certificates !== null && (
        <>
          <p className="max-w-prose">
            Everybody has done round {round - 1}. Type your twelve words, and this page does what is due. They stay in
            this browser.
          </p>
          <TypeWords
            keeper={keeper}
            submitLabel="Go on"
            pendingLabel="Looking..."
            judge={async () => {
              if ((await keeper.ask('find', { certificates })) !== place) return NOT_MINE
              begin()
              return null
            }}
          />
        </>
      )}
      {round === null && <Waiting set={set} />}
    </div>
  )
}

function Running({ set, progress, tryAgain }: Pick<StepProps, 'set' | 'progress' | 'tryAgain'>) {
  const round = roundAsked(set)
  const isUnder = progress.state === 'working' || round !== null
  return (
    <>
      <LeavingWords isUnsaved={progress.state === 'working' || progress.state === 'failed'}>
        Your part of this round has not arrived yet. If you leave, you need your twelve words to go on.
      </LeavingWords>
      {progress.state === 'failed' ? (
        <div className="grid gap-4">
          <Note tone="danger">{progress.sentence}</Note>
          <p className="max-w-prose text-ink-2">Nothing is lost as long as this page is open.</p>
          <div>
            <Button variant="primary" icon={<RotateCcw />} onClick={tryAgain}>
              Try again
            </Button>
          </div>
        </div>
      ) : (
        <div role="status">
          {isUnder ? (
            <p className="flex items-center gap-2">
              <Spinner />
              {round === null ? 'Your part is read back...' : `Round ${round} is made here and sent...`}
            </p>
          ) : (
            <Waiting set={set} isOpen />
          )}
        </div>
      )}
    </>
  )
}

/** Nothing is due. */
function Waiting({ set, isOpen = false }: { set: TrusteeSetDetails; isOpen?: boolean }) {
  const done = set.trustees.find(({ isYou }) => isYou)?.sent.length ?? 0
  if (set.state === 'ready')
    return (
      <Note icon={<CircleCheck />}>
        Your key is made and the server has all it needs. Keep your paper: after each election you turn your key with
        it.
      </Note>
    )
  return (
    <div className="grid gap-2">
      <Note icon={<CircleCheck />}>
        {done > 0 ? `Round ${done} is done: the server has your part.` : 'Nothing is asked of you now.'}{' '}
        {waitingWords(set)}
      </Note>
      <p className="max-w-prose text-ink-2">{nextWords(done, isOpen)}</p>
    </div>
  )
}

function nextWords(done: number, isOpen: boolean) {
  if (done === 3)
    return 'You have done all you have to. Your key is no longer on this page: it is on your paper. The committee is ready once the others have done the same.'
  return isOpen
    ? 'Leave this page open and the next rounds are done by themselves: your key is in its memory, and nowhere else. If you close it, you are called by mail, and your twelve words bring you back in.'
    : 'You are called by mail when it is your turn again. Have your twelve words ready then.'
}
