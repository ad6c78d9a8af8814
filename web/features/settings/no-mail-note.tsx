// Says beside a choice of mail that none leaves at the moment; what is chosen counts once it does again.

import { Note } from '#ui/feedback/note.tsx'
import { useSettings } from './queries.ts'

export function NoMailNote() {
  const { emailNotifications } = useSettings()
  if (emailNotifications) return null
  return (
    <Note tone="warning">
      Mail of this kind is turned off for everybody at the moment. Your choice is kept, and counts again once a super
      admin turns it on.
    </Note>
  )
}
