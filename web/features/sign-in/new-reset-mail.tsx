// Offers a new reset mail to those whose link is used up.
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { ForgotDialog } from './forgot-dialog.tsx'

export function NewResetMail() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Send a new mail
      </Button>
      <ForgotDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
