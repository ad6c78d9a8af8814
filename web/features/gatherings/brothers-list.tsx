// Brothers of a gathering with portraits: the first of many, and the others at a press.
import './coming.css'
import type { Answer } from '@aerie/contract/gatherings'
import { formatCount } from '@aerie/text/numbers'
import { type ReactNode, useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { Button } from '#ui/controls/button.tsx'

interface BrothersListProps {
  answers: readonly Answer[]
  /** One of them, as an item of the list. */
  children: (answer: Answer) => ReactNode
}

/** Three or four rows on a desktop, a screen of a phone. */
const FIRST = 12

/** Oneself stands among the first. */
export function BrothersList({ answers, children }: BrothersListProps) {
  const [isWhole, setWhole] = useState(false)
  const { id: ownId } = useSession()
  const shown = isWhole ? answers : answers.filter(({ member }, at) => at < FIRST || member.id === ownId)
  return (
    <>
      <ul className="coming">{shown.map(children)}</ul>
      {answers.length > FIRST && (
        <Button variant="link" className="mt-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${formatCount(answers.length)}`}
        </Button>
      )}
    </>
  )
}
