// Finds the ballot of a receipt among those that are published.
import type { VoteAudit } from '@aerie/contract/poll-records'
import type { Poll } from '@aerie/contract/polls'
import { listOf } from '@aerie/text/lists'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Card } from '#ui/layout/card.tsx'

interface FindBallotProps {
  ballots: NonNullable<VoteAudit['ballots']>
  options: Poll['options']
}

export function FindBallot({ ballots, options }: FindBallotProps) {
  const [code, setCode] = useState('')
  const [found, setFound] = useState<string>()
  const isTracked = ballots.some(({ tracker }) => tracker !== null)
  if (!isTracked)
    return (
      <Card title="Find your ballot">
        <p className="text-ink-2">
          These ballots are published without codes: with few voters, or several choices, a code would give its voter
          away.
        </p>
      </Card>
    )
  return (
    <Card title="Find your ballot">
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setFound(answerFor(code, { ballots, options }))
        }}
      >
        <Field label="The code of your receipt" className="min-w-56 flex-1">
          <Input
            value={code}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit">Find</Button>
      </form>
      <p role="status" className="mt-3 empty:hidden">
        {found}
      </p>
    </Card>
  )
}

/** Letters that look alike are not in codes; spaces and case do not matter. */
function answerFor(code: string, { ballots, options }: FindBallotProps) {
  const letters = code.toUpperCase().replace(/[^A-Z2-7]/g, '')
  const tracker = letters.match(/.{1,4}/g)?.join('-') ?? ''
  if (tracker === '') return 'Type the code of your receipt.'
  const ballot = ballots.find((one) => one.tracker === tracker)
  if (!ballot) return 'No ballot here has this code. If it is on your receipt, tell an officer.'
  const texts = ballot.choices.map((id) => `“${options.find((option) => option.id === id)?.text ?? id}”`)
  return `This ballot says ${listOf(texts)}.`
}
