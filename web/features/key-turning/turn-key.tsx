// Turns a trustee's key: the boards are checked first, then twelve words open his part, which is sent and read back.
import { type ElectionKeys, sealedElections } from '@aerie/contract/sealed-elections'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { BoardsChecked } from '#features/trustee-keys/boards.ts'
import { KeyFailure, type KeyKeeper } from '#features/trustee-keys/key-keeper.ts'
import { LeavingWords } from '#features/trustee-keys/leaving-words.tsx'
import { TypeWords } from '#features/trustee-keys/type-words.tsx'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { boardFaults } from './board-faults.ts'
import { BoardFigures } from './board-figures.tsx'
import { electionKeysQuery, ownSealedKeyQuery } from './queries.ts'
import { keepCount, sawAnotherCount } from './seen-count.ts'
import { useBoards } from './use-boards.ts'

interface TurnKeyProps {
  electionId: number
  keys: ElectionKeys
  keeper: KeyKeeper
}

export function TurnKey({ electionId, keys, keeper }: TurnKeyProps) {
  const { checked, again } = useBoards(electionId, keys.positions, keeper)
  if (checked.state === 'under way')
    return (
      <>
        <p className="max-w-prose">
          Before your key opens anything, this page fetches all ballots and checks each: with a board cut short, a sum
          would be somebody’s vote.
        </p>
        <Progress label={checked.label} value={checked.percent} />
      </>
    )
  if (checked.state === 'failed')
    return (
      <>
        <Note tone="danger">
          {checked.isWrong && 'The boards do not hold, so do not turn your key, and tell an officer. '}
          {checked.sentence}
        </Note>
        <div>
          <Button icon={<RotateCcw />} onClick={again}>
            Try again
          </Button>
        </div>
      </>
    )
  return <Ready electionId={electionId} keys={keys} keeper={keeper} boards={checked.boards} />
}

function Ready({ electionId, keys, keeper, boards }: TurnKeyProps & { boards: BoardsChecked }) {
  const faults = boardFaults(boards, keys)
  if (sawAnotherCount(electionId, boards))
    faults.push(
      'This is another count than the one this browser saw before. Two counts together would show single votes.',
    )
  return (
    <>
      <BoardFigures boards={boards} keys={keys} />
      {faults.length === 0 ? (
        <LayInKey electionId={electionId} keys={keys} keeper={keeper} boards={boards} />
      ) : (
        <Note tone="danger">Do not turn your key, and tell an officer and the other trustees. {faults.join(' ')}</Note>
      )}
    </>
  )
}

function LayInKey({ electionId, keys, keeper, boards }: TurnKeyProps & { boards: BoardsChecked }) {
  const cache = useQueryClient()
  const sealed = useQuery(ownSealedKeyQuery(keys.setId))
  const [parts, setParts] = useState<string[] | null>(null)
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)

  const send = async (made: string[]) => {
    setPending(true)
    setFailure('')
    try {
      cache.setQueryData(electionKeysQuery(electionId).queryKey, await turnAndReadBack(electionId, keys, made))
    } catch (error) {
      setFailure(error instanceof KeyFailure ? error.message : sentenceOf(error))
    }
    setPending(false)
  }
  const judge = async () => {
    const { data } = sealed
    if (!data?.privateKey || !data.certificates) return NOT_HANDED
    if ((await keeper.ask('find', { certificates: data.certificates })) !== data.place) return NOT_THESE
    const made = await keeper.ask('turn', { sealedKey: data.privateKey })
    keeper.close()
    keepCount(electionId, boards)
    setParts(made)
    await send(made)
    return null
  }
  if (parts)
    return (
      <>
        <LeavingWords isUnsaved>
          Your part has not arrived yet. If you leave, you need your twelve words to turn your key.
        </LeavingWords>
        {failure && <Note tone="danger">{failure}</Note>}
        <p className="max-w-prose">Your part is made. Nothing is lost as long as this page is open.</p>
        <div>
          <Button
            variant="primary"
            icon={<RotateCcw />}
            pending={pending}
            pendingLabel="Sending..."
            onClick={() => void send(parts)}
          >
            Try again
          </Button>
        </div>
      </>
    )
  return (
    <section className="grid gap-4">
      <h3 className="font-display text-2xl">Lay in your key</h3>
      <p className="max-w-prose">
        Type the twelve words from your paper. They are used in this browser and never sent; what is sent is your part
        of the sum, with the proof that it is right.
      </p>
      <TypeWords
        keeper={keeper}
        submitLabel="Turn your key"
        pendingLabel="Turning..."
        icon={<KeyRound />}
        judge={judge}
      />
    </section>
  )
}

const NOT_HANDED = 'What the server keeps for your key has not come. Check your connection and try again.'
const NOT_THESE = 'These are twelve good words, but not those of your key in this committee.'

/** The keys as they stand once the server shows that this one is turned. */
async function turnAndReadBack(electionId: number, keys: ElectionKeys, made: readonly string[]): Promise<ElectionKeys> {
  const params = { electionId: String(electionId) }
  const parts = keys.positions.map(({ positionId }, at) => ({ positionId, part: made[at] ?? '' }))
  let refusal: unknown = null
  try {
    await call(sealedElections.turnKey, { params, body: { parts } })
  } catch (error) {
    // It may have been turned before, and the answer was lost.
    if (!(error instanceof Refused && error.code === 'conflict')) throw error
    refusal = error
  }
  const now = await call(sealedElections.keys, { params })
  if (now.members.some(({ index, hasTurned }) => index === now.ownIndex && hasTurned)) return now
  throw (
    refusal ??
    new KeyFailure(
      'The server took your part and does not show it. Try again, and tell an officer if that does not help.',
    )
  )
}
