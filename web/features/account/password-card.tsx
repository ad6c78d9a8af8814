// The password on the page of one's security: when it was chosen, and the means to change it.
import { shortDate } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { passwordQuery } from './queries.ts'

/** `note`: what it is worth beside the other ways in, in a sentence. */
export function PasswordCard({ note }: { note: string }) {
  const [changing, setChanging] = useState(false)
  const { data } = useQuery(passwordQuery)
  return (
    <Card
      title="Password"
      action={data?.setAt && <span className="num text-sm text-ink-3">Changed {shortDate(data.setAt)}</span>}
      flush
      foot={
        <>
          <span>{note}</span>
          <Button onClick={() => setChanging(true)}>Change Password</Button>
        </>
      }
    >
      <ChangePasswordDialog open={changing} onClose={() => setChanging(false)} />
    </Card>
  )
}
