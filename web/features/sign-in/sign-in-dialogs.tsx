// The two sign-in dialogs: signing in, and asking for a new password. Fetched apart from the landing page.
import { useState } from 'react'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { ForgotDialog } from './forgot-dialog.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

type SignInDialogsProps = { open: boolean; onClose: () => void }

export function SignInDialogs({ open, onClose }: SignInDialogsProps) {
  const [forgotten, setForgotten] = useState<{ email: string } | null>(null)
  return (
    <>
      <SignInDialog
        open={open && !forgotten}
        onClose={onClose}
        onForgot={(identifier) => setForgotten({ email: identifier.includes('@') ? identifier : '' })}
      />
      {forgotten && <ForgotDialog open {...forgotten} onClose={() => setForgotten(null)} />}
      <Toaster />
    </>
  )
}
