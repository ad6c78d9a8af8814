// Checks a closed vote in this browser, and says of each thing whether it holds.
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Check, checkVote } from './check-vote.ts'

interface CheckPanelProps {
  closed: Parameters<typeof checkVote>[0]
}

export function CheckPanel({ closed }: CheckPanelProps) {
  const [checks, setChecks] = useState<Check[]>()
  const [isPending, setPending] = useState(false)
  const check = async () => {
    setPending(true)
    setChecks(await checkVote(closed).catch(() => [{ what: 'What is published can be read.', holds: false }]))
    setPending(false)
  }
  return (
    <Card title="Check the count">
      <p className="mb-3 text-ink-2">
        Your browser counts the ballots again and follows the log, with nothing but what is published here. The same can
        be done by a program of somebody else’s: save the files below.
      </p>
      <Button pending={isPending} pendingLabel="Checking..." onClick={() => void check()}>
        {checks ? 'Check again' : 'Check'}
      </Button>
      <div role="status">
        {checks && (
          <>
            <ul className="my-3 grid gap-2">
              {checks.map(({ what, holds }) => (
                <li key={what} className="flex items-start gap-2">
                  {holds ? (
                    <CircleCheck className="mt-0.5 size-4 flex-none text-success" aria-label="Holds:" />
                  ) : (
                    <CircleX className="mt-0.5 size-4 flex-none text-danger" aria-label="Does not hold:" />
                  )}
                  {what}
                </li>
              ))}
            </ul>
            {checks.every(({ holds }) => holds) ? (
              <Note>All of it holds.</Note>
            ) : (
              <Note tone="danger">This is not what was voted. Tell an officer, and keep the files.</Note>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
