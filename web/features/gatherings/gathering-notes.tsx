// What stands before everything else on the page of a gathering: that it is called off, taken down or over.
import type { Gathering } from '@aerie/contract/gatherings'
import { longMoment } from '@aerie/text/moments'
import { Note } from '#ui/feedback/note.tsx'

export function GatheringNotes({ gathering }: { gathering: Gathering }) {
  const { calledOffAt, callOffWord, takenDown, isOver } = gathering
  if (takenDown)
    return (
      <Note tone="danger">
        Officers took it down: “{takenDown.reason}” ({longMoment(takenDown.at)}). Nobody but its hosts and officers sees
        it.
      </Note>
    )
  if (calledOffAt !== null)
    return (
      <Note tone="danger">
        Called off on {longMoment(calledOffAt)}.{callOffWord && ` “${callOffWord}”`}
      </Note>
    )
  if (isOver) return <Note tone="info">It is over. This page says who was there.</Note>
  return gathering.can.answer ? null : <Note tone="info">It has begun. Answers no longer change.</Note>
}
