// Who has named one, and why.
import './namings.css'
import type { Naming } from '@aerie/contract/nomination-views'
import { dayAndMonth } from '@aerie/text/moments'
import { nameOf } from '../words/nomination-words.ts'

export const Namings = ({ namings }: { namings: readonly Naming[] }) => (
  <ul className="namings" aria-label="Who has named whom, and why">
    {namings.map(({ by, sentence, at }) => (
      <li key={`${by?.id} ${at}`}>
        {sentence && <q>{sentence}</q>}
        <small>
          {nameOf(by)}, {dayAndMonth(at)}
        </small>
      </li>
    ))}
  </ul>
)
