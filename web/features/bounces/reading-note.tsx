// Says to officers when the mailbox was last read to which mails come back, and why it cannot be.
import { longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Note } from '#ui/feedback/note.tsx'
import { bounceReadingQuery } from './queries.ts'

export function BounceReadingNote() {
  const { data } = useQuery(bounceReadingQuery)
  if (!data) return null
  if (!data.isOn)
    return <Note>Whoever runs the server can have mails read that come back. Until then, mark them by hand.</Note>
  const last = data.lastReadAt ? `Last read ${longMoment(data.lastReadAt)}.` : 'Not read yet.'
  return data.failure ? (
    <Note tone="warning">
      Mails that come back could not be read since {longMoment(data.failure.since)}. {last} {data.failure.sentence}
    </Note>
  ) : (
    <Note>Mails that come back are read four times an hour. {last}</Note>
  )
}
