// Stands ready on every page to ask for the password, or to sign in, again; the dialogs are fetched when a call needs one.
import { useEffect, useSyncExternalStore } from 'react'
import { LOGGED_OUT } from '#features/session/sign-in-again.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { answerPassword, askedQuestion, subscribeToPasswordQuestion } from '#lib/password-again.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'

const dialogs = {
  password: lazyCode(() => import('./password-again-dialog.tsx')),
  signIn: lazyCode(() => import('./sign-in-again-dialog.tsx')),
}

export function PasswordAgain() {
  const question = useSyncExternalStore(subscribeToPasswordQuestion, askedQuestion)
  const password = useCode(dialogs.password, question === 'password')
  const signIn = useCode(dialogs.signIn, question === 'sign_in')
  const error = question === 'password' ? password.error : signIn.error
  useEffect(() => {
    if (question === 'sign_in') toast(LOGGED_OUT)
  }, [question])
  useEffect(() => {
    if (!question || !error) return
    answerPassword(false)
    toast(failureToast(error))
  }, [question, error])
  return (
    <>
      {password.data && <password.data.PasswordAgainDialog open={question === 'password'} onAnswer={answerPassword} />}
      {signIn.data && <signIn.data.SignInAgainDialog open={question === 'sign_in'} onAnswer={answerPassword} />}
    </>
  )
}
