// How are we related? Any two brothers, oneself first: a sentence, and the way over the brother they share.
import './kinship-panel.css'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { FindBrother } from '../find-brother.tsx'
import type { Lineage } from '../model/lineage.ts'
import { KinshipPicture } from './kinship-picture.tsx'
import { relate } from './sentences.ts'

interface KinshipPanelProps {
  lineage: Lineage
  one: number | undefined
  other: number | undefined
  onChoose: (one: number | undefined, other: number | undefined) => void
  onClose: () => void
}

export function KinshipPanel({ lineage, one, other, onChoose, onClose }: KinshipPanelProps) {
  const field = useRef<HTMLInputElement>(null)
  const isAsking = one === undefined || other === undefined
  useFocus(field, isAsking)
  const answer = isAsking ? null : relate({ lineage, one, other })
  return (
    <section
      className="kinship-panel"
      aria-label="How are we related?"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div aria-live="polite">
        {answer ? (
          <>
            <h2>{answer.head}</h2>
            <p>{answer.detail}</p>
          </>
        ) : (
          <h2>How are we related?</h2>
        )}
      </div>
      {answer?.kinship && <KinshipPicture lineage={lineage} kinship={answer.kinship} />}
      <div className="kinship-panel-fields">
        <FindBrother
          lineage={lineage}
          label="The first brother"
          placeholder={one === undefined ? 'Whom?' : nameFor(lineage, one)}
          onPick={(index) => onChoose(index, other)}
        />
        <FindBrother
          lineage={lineage}
          inputRef={field}
          label="The other brother"
          placeholder={other === undefined ? 'Related to whom?' : nameFor(lineage, other)}
          onPick={(index) => onChoose(one, index)}
        />
      </div>
      <IconButton label="Close" className="kinship-panel-close" onClick={onClose}>
        <X />
      </IconButton>
    </section>
  )
}

const nameFor = (lineage: Lineage, index: number) => (index === lineage.me ? 'You' : lineage.nameOf(index))

function useFocus(field: RefObject<HTMLInputElement | null>, wanted: boolean) {
  useEffect(() => {
    if (wanted) field.current?.focus({ preventScroll: true })
  }, [field, wanted])
}
