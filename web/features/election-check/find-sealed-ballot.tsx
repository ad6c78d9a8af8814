// Finds the ballot of a receipt among those that the check has read: compared here, and sent nowhere.
import './find-sealed-ballot.css'
import type { Election } from '@aerie/contract/elections'
import { formatCount } from '@aerie/text/numbers'
import { readTar } from '@aerie/verifiable-elections/tar'
import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { boardAddress } from '#features/sealed-elections/queries.ts'
import { placeOf } from '#features/sealed-elections/short-tracker.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'
import type { ElectionCheckState } from './use-election-check.ts'

interface FindSealedBallotProps {
  election: Election
  state: ElectionCheckState
  /** The tracker that this browser kept; empty where it has none. */
  kept: string
}

export function FindSealedBallot({ election, state, kept }: FindSealedBallotProps) {
  const [typed, setTyped] = useState(kept)
  return (
    <Card title="Find your ballot">
      <div className="grid gap-3">
        <Field label="Your receipt" hint="The code is compared in this browser and sent nowhere.">
          <Textarea
            value={typed}
            rows={1}
            growing="line"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div role="status" className="empty:hidden">
          {typed.trim() !== '' && <Answer election={election} state={state} typed={typed} />}
        </div>
      </div>
    </Card>
  )
}

function Answer({ election, state, typed }: Omit<FindSealedBallotProps, 'kept'> & { typed: string }) {
  const { trackers, steps } = state
  const found = election.positions.flatMap(({ id, title }) => {
    const all = trackers[id] ?? []
    const at = placeOf(typed, all)
    return at === undefined ? [] : [{ id, title, at, count: all.length }]
  })
  const [ballot] = found
  if (Object.keys(trackers).length < election.positions.length)
    return <p className="text-ink-2">It is looked for once the ballots have come.</p>
  if (!ballot)
    return (
      <Note tone="warning">
        No ballot here begins with this code. Give at least its first sixteen signs, with small and large letters as
        they are. If it is on your receipt, tell an officer.
      </Note>
    )
  const isChecked = steps[`ballots-${ballot.id}`]?.state === 'holds'
  const isCounted = steps.keys?.state === 'holds'
  return (
    <div className="find-sealed-ballot">
      <b>
        <CircleCheck aria-hidden />
        {isCounted ? 'Your ballot is in the count' : 'Your ballot is on the board'}
      </b>
      <p>
        {ballot.title}, ballot {formatCount(ballot.at + 1)} of {formatCount(ballot.count)}. It stands in the record
        {isChecked ? ' as you sent it, sealed; ' : ', sealed, and is yet to be checked; '}
        {isCounted ? 'only the sum was opened.' : 'only the sum will be opened.'}
      </p>
      <SaveBallot election={election} positionId={ballot.id} tracker={trackers[ballot.id]?.[ballot.at] ?? ''} />
    </div>
  )
}

interface SaveBallotProps {
  election: Pick<Election, 'id'>
  positionId: number
  tracker: string
}

/** The board is fetched anew: the page keeps no copy of all ballots. */
function SaveBallot({ election, positionId, tracker }: SaveBallotProps) {
  const saving = useAct({
    async call() {
      const { content } = await fetchFile(boardAddress(election.id, positionId))
      return findBallot(new Uint8Array(await content.arrayBuffer()), tracker)
    },
    show: (ballot) => saveFile('ballot.json', new Blob([ballot], { type: 'application/json' })),
  })
  return (
    <Button
      className="justify-self-start"
      variant="ghost"
      size="sm"
      icon={<Download />}
      pending={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Save this ballot
    </Button>
  )
}

/** The text of the ballot with that tracker; throws where the board has none. */
function findBallot(board: Uint8Array, tracker: string): string {
  const written = `"signature":{"hash":"${tracker}"`
  for (const { text } of readTar(board)) if (text.includes(written)) return text
  throw new Error('There is no such ballot')
}
