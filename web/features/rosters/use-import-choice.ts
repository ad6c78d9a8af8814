// What an officer chooses during a review, and having the file looked at again by what he answers.
import { AS_GUESSED, type RosterReading } from '@aerie/contract/rosters'
import { useState } from 'react'
import type { ImportChoice } from '#features/roster-review/import-choice.ts'
import type { useImport } from './use-import.ts'

const NOTHING_CHOSEN: ImportChoice = { exclude: new Set(), invite: false, mended: new Map(), reading: AS_GUESSED }

export function useImportChoice({ check, isChecking }: Pick<ReturnType<typeof useImport>, 'check' | 'isChecking'>) {
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const mend = (row: number, cells: string[]) => {
    const mended = new Map(choice.mended).set(row, cells)
    check({ ...choice, mended }, { onSuccess: () => setChoice((now) => ({ ...now, mended })) })
  }
  /** The answer stands at once, and another may follow before the server has looked at it. */
  const read = (reading: RosterReading) => {
    const before = choice.reading
    setChoice((now) => ({ ...now, reading }))
    check({ ...choice, reading }, { onError: () => setChoice((now) => ({ ...now, reading: before })) })
  }
  return { choice, setChoice, forget: () => setChoice(NOTHING_CHOSEN), asking: { isChecking, mend, read } }
}
