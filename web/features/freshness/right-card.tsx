// "Is this still right?": where he lives, how to reach him and what he does, each confirmed or changed in one touch.
import './right-card.css'
import type { RecordPart } from '@aerie/contract/freshness'
import type { Member } from '@aerie/contract/members'
import { dayOfMonth } from '@aerie/text/dates'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useAskLater, useConfirm } from './mutations.ts'
import { PartForm } from './part-form.tsx'
import { type PartWords, partsOf } from './record-words.ts'

export function RightCard({ className }: { className?: string }) {
  const me = useSession()
  const parts = partsOf(me, useToday())
  const [changing, setChanging] = useState<RecordPart | null>(null)
  const later = useAskLater()
  const done = parts.filter(({ confirmedOn }) => confirmedOn !== null).length
  const list = useRef<HTMLOListElement>(null)
  useFocusOnNext(list, done)
  return (
    <Card
      title="Is this still right?"
      flush
      {...(className && { className })}
      action={
        <span className="num text-ink-3">
          {done} of {parts.length}
        </span>
      }
      foot={
        <>
          <span className="text-ink-3 text-sm">Asked once a year.</span>
          <Button variant="link" pending={later.isPending} onClick={() => later.mutate()}>
            Ask me later
          </Button>
        </>
      }
    >
      <ol className="right-card" ref={list}>
        {parts.map((words, at) => (
          <Part
            key={words.part}
            words={words}
            number={at + 1}
            record={me}
            isLast={done === parts.length - 1}
            isChanging={changing === words.part}
            onChange={(isChanging) => setChanging(isChanging ? words.part : null)}
          />
        ))}
      </ol>
    </Card>
  )
}

/** Whoever goes by keyboard is led to what is asked next, since the button that he pressed is gone. */
function useFocusOnNext(list: React.RefObject<HTMLElement | null>, done: number) {
  const before = useRef(done)
  useEffect(() => {
    if (done > before.current && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus()
    before.current = done
  }, [done, list])
}

interface PartProps {
  words: PartWords
  number: number
  record: Member
  isLast: boolean
  isChanging: boolean
  onChange: (isChanging: boolean) => void
}

function Part({ words: { part, title, note, confirmedOn }, number, record, isLast, isChanging, onChange }: PartProps) {
  const confirm = useConfirm(isLast)
  const change = useRef<HTMLButtonElement>(null)
  const isDone = confirmedOn !== null
  return (
    <li data-state={isDone ? 'done' : 'open'}>
      <span className="right-card-ring num" aria-hidden="true">
        {isDone ? <Check /> : number}
      </span>
      {isChanging ? (
        <PartForm
          part={part}
          record={record}
          onClose={() => {
            onChange(false)
            requestAnimationFrame(() => change.current?.focus())
          }}
        />
      ) : (
        <>
          <div className="min-w-0">
            <h3 className="num truncate" title={title}>
              {title}
            </h3>
            <p className="truncate">{note}</p>
          </div>
          {isDone ? (
            <span className="right-card-done">Confirmed on {dayOfMonth(confirmedOn)}</span>
          ) : (
            <div className="right-card-acts">
              <Button
                size="sm"
                icon={<Check />}
                pending={confirm.isPending}
                aria-label={`Still right: ${title}`}
                onClick={() => confirm.mutate([part])}
              >
                Still right
              </Button>
              <Button
                ref={change}
                variant="ghost"
                size="sm"
                aria-label={`Change: ${title}`}
                onClick={() => onChange(true)}
              >
                Change
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  )
}
