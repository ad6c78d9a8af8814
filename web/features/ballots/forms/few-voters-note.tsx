// Warns whoever asks so few that a unanimous result gives each of them away.
import { FEW_VOTERS } from '@aerie/contract/poll-values'
import { Note } from '#ui/feedback/note.tsx'

/** `eligible` is how many may vote; undefined while that is not known. */
export function FewVotersNote({ eligible }: { eligible: number | undefined }) {
  if (eligible === undefined || eligible >= FEW_VOTERS) return null
  if (eligible === 0) return <Note tone="warning">Nobody may vote: no active brother is of these classes.</Note>
  return (
    <Note tone="warning">Only {eligible} may vote. With so few, a unanimous result says what each has chosen.</Note>
  )
}
