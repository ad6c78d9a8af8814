// Checks a closed vote in this browser, and says of each thing whether it holds.
import './check-panel.css'
import type { Check } from '@aerie/votes/check'
import type { Part } from '@aerie/votes/check-vote'
import type { Kept, Published } from '@aerie/votes/published'
import { CircleCheck, CircleX } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { Card } from '#ui/layout/card.tsx'
import { KeptFields } from './kept-fields.tsx'
import { useCheck } from './use-check.ts'

interface CheckPanelProps {
  published: Published
  /** Fingerprints of the keys by which this server signs and has signed; undefined until they have arrived. */
  keys: string[] | undefined
}

export function CheckPanel({ published, keys }: CheckPanelProps) {
  const { checked, check, cancel } = useCheck()
  const [kept, setKept] = useState<Kept>({})
  const start = useRef<HTMLButtonElement>(null)
  const isUnderWay = checked.state === 'under way'
  const [wasChecked, setChecked] = useState(false)
  return (
    <Card title="Check the count">
      <p className="mb-3 text-ink-2">
        Your browser counts the ballots again and follows the log, with nothing but what is published here. The same can
        be done by a program of somebody else’s: save the files below.
      </p>
      <KeptFields kept={kept} onChange={(change) => setKept({ ...kept, ...change })} />
      <div className="flex flex-wrap gap-2">
        <Button
          ref={start}
          pending={isUnderWay || keys === undefined}
          pendingLabel={isUnderWay ? 'Checking...' : 'Check'}
          onClick={() => {
            setChecked(true)
            void check(published, { ...kept, keys: keys ?? [] })
          }}
        >
          {wasChecked ? 'Check again' : 'Check'}
        </Button>
        {isUnderWay && (
          <Button
            variant="ghost"
            onClick={() => {
              cancel()
              start.current?.focus()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      {isUnderWay && (
        <div className="mt-3">
          <Progress label="Checking the log" value={checked.percent} />
        </div>
      )}
      <div role="status">{checked.state === 'found' && <Found parts={checked.parts} />}</div>
      {checked.state === 'failed' && (
        <div className="mt-3">
          <Note tone="danger">{checked.sentence}</Note>
        </div>
      )}
    </Card>
  )
}

function Found({ parts }: { parts: Part[] }) {
  const checks = parts.flatMap((part) => part.checks)
  const wrong = checks.filter(({ fault }) => fault !== null)
  return (
    <div className="mt-4 grid gap-3">
      {wrong.length === 0 ? (
        <Note icon={<CircleCheck />}>All of it holds: {checks.length} checks.</Note>
      ) : (
        <Note tone="danger">This is not what was voted. Tell an officer, and keep the files.</Note>
      )}
      <div className="check-panel-parts">
        {parts.map((part) => (
          <section key={part.title} aria-label={part.title}>
            <h3>{part.title}</h3>
            <ul>
              {part.checks.map((each) => (
                <CheckLine key={each.says} check={each} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const CheckLine = ({ check: { says, fault } }: { check: Check }) => (
  <li data-fault={fault !== null || undefined}>
    {fault === null ? <CircleCheck aria-label="Holds:" /> : <CircleX aria-label="Does not hold:" />}
    <span>{fault ?? says}</span>
  </li>
)
