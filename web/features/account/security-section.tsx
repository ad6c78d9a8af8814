// The part of the own profile that keeps it one's own: the password, and where one is signed in.
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { SessionsList } from './sessions-list.tsx'
import { WaitingAddresses } from './waiting-addresses.tsx'

export function SecuritySection() {
  const [changing, setChanging] = useState(false)
  return (
    <Card
      title="Security"
      action={
        <Button size="sm" icon={<KeyRound />} onClick={() => setChanging(true)}>
          Change Password
        </Button>
      }
    >
      <WaitingAddresses />
      <p className="mb-3 text-sm text-ink-2">Where you are signed in</p>
      <SessionsList />
      <ChangePasswordDialog open={changing} onClose={() => setChanging(false)} />
    </Card>
  )
}
