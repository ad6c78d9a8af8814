// The letters of a file that is not Unicode, with a few names as they read by them.

import type { ImportReport } from '@aerie/contract/rosters'
import { LETTERS, LETTERS_IDS, type LettersId } from '@aerie/roster-reading/letters/letters'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Note } from '#ui/feedback/note.tsx'

interface LettersChoiceProps {
  letters: NonNullable<ImportReport['letters']>
  onChoose: (letters: LettersId) => void
}

export function LettersChoice({ letters: { taken, isDoubtful, likely, names }, onChoose }: LettersChoiceProps) {
  const listed = [...likely, ...LETTERS_IDS.filter((id) => !likely.includes(id))]
  const options = listed.map((id) => ({ value: id, label: LETTERS[id] }))
  return (
    <>
      <Field
        label="Letters of this file"
        hint={
          names.length > 0 ? <bdi className="text-ink-2 wrap-anywhere">They read: {names.join(' · ')}</bdi> : undefined
        }
      >
        <Select options={options} value={taken} onChange={onChoose} />
      </Field>
      {isDoubtful && (
        <Note tone="warning">
          This is no more than a guess. Look whether the names are right, and choose other letters where they are not.
        </Note>
      )}
    </>
  )
}
