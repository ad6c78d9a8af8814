// The sign-in dialogs: the password, the second step after it, and asking for a new password. Fetched apart from the landing page.
import { type PendingStep, secondStep } from '@aerie/contract/second-step'
import { useEffect, useState } from 'react'
import { PasskeyEntry } from '#features/passkeys/passkey-entry.tsx'
import { StepDialog } from '#features/session/step-dialog.tsx'
import { LostStepDialog } from '#features/step-removals/lost-step-dialog.tsx'
import { call } from '#lib/api.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { enterAppSoon, owesStep } from './enter-app.ts'
import { ForgotDialog } from './forgot-dialog.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

type SignInDialogsProps = { open: boolean; onClose: () => void }

export function SignInDialogs({ open, onClose }: SignInDialogsProps) {
  const [forgotten, setForgotten] = useState<{ email: string } | null>(null)
  const [step, setStep] = usePendingStep()
  return (
    <>
      <SignInDialog
        open={open && !forgotten && !step}
        onClose={onClose}
        onForgot={(identifier) => setForgotten({ email: identifier.includes('@') ? identifier : '' })}
        onStep={setStep}
      />
      {step && (
        <StepDialog
          step={step}
          passkey={<PasskeyEntry onEntered={enterHere} />}
          lost={(dialog) => <LostStepDialog {...dialog} />}
          onDone={enterHere}
          onClose={() => setStep(null)}
        />
      )}
      {forgotten && <ForgotDialog open {...forgotten} onClose={() => setForgotten(null)} />}
      <Toaster />
    </>
  )
}

const enterHere = () => enterAppSoon(new URL(location.href))

/** What a password typed here owes, or one that was chosen on the page before. */
function usePendingStep() {
  const [step, setStep] = useState<PendingStep | null>(null)
  useEffect(() => {
    // Once it is over, the dialog for the password says all that there is to say.
    if (owesStep()) call(secondStep.pending).then(setStep, () => {})
  }, [])
  return [step, setStep] as const
}
