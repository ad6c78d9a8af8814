// Says on the page of one's security that somebody asked to have one's second step taken off, and stops it by one press.
import { longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ownRemovalQuery, useStopOwn } from './queries.ts'

/** Nothing while nobody did. */
export function OwnRemovalNote() {
  const removal = useQuery(ownRemovalQuery).data?.removal
  const stop = useStopOwn()
  if (!removal) return null
  const { dueAt, askedAt, device } = removal
  return (
    <Note tone="warning">
      <p>
        With your password, and with {device}, somebody asked {longMoment(askedAt)} to have your second step taken off.{' '}
        {dueAt ? `Officers have agreed: it comes off ${longMoment(dueAt)}.` : 'Officers have not agreed yet.'}
      </p>
      <Button size="sm" pending={stop.isPending} pendingLabel="Stopping..." onClick={() => stop.mutate()}>
        I did not ask for this
      </Button>
    </Note>
  )
}
