// The second step of a sign-in, over the page on which the password was typed: digits of an app, a recovery code, a passkey.
import { type PendingStep, REMEMBERED_DAYS, secondStep } from '@aerie/contract/second-step'
import { counted } from '@aerie/text/plurals'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { SixDigits } from '#ui/controls/six-digits.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

type Way = 'app' | 'recovery' | 'passkey'

interface StepDialogProps {
  step: PendingStep
  /** He is signed in; the dialog stays until it is taken away. */
  onDone: () => void
  /** What takes a passkey instead, for those who have one. */
  passkey?: ReactNode
  /** What is done where none of them works. What was typed there stays while it is closed. */
  lost: (dialog: { open: boolean; onBack: () => void; onClose: () => void }) => ReactNode
  /** He gave up, or the sign-in is over and begins again with the password. */
  onClose: () => void
}

const WORDS = {
  app: { title: 'Six digits', from: 'From your authenticator app.', other: 'Use a recovery code' },
  recovery: {
    title: 'A recovery code',
    from: 'One of the ten you put somewhere safe.',
    other: 'Back to six digits',
  },
  passkey: {
    title: 'Your passkey',
    from: 'The lock of your device, after the password.',
    other: 'Use a recovery code',
  },
}

export function StepDialog({ step, onDone, onClose, passkey, lost }: StepDialogProps) {
  const { way, code, error, change, turnTo, submit, goWithout, ...rest } = useStep(step, onDone, onClose)
  const { remember, setRemember, pending } = rest
  const [isLost, setLost] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of either way the field is another one
  useEffect(() => field.current?.focus(), [way])
  const others = step.proofs.filter((proof) => proof !== 'passkey' && proof !== way)
  return (
    <>
      <Dialog
        open={!isLost}
        onClose={onClose}
        title={WORDS[way].title}
        description={`${WORDS[way].from} You are signing in as ${step.name}.`}
        width={420}
        busy={pending}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit(code)
        }}
      >
        {way === 'app' ? (
          <Field key="app" label="Six digits" error={error}>
            <SixDigits value={code} onChange={change} onWhole={submit} ref={field} />
          </Field>
        ) : way === 'recovery' ? (
          <Field key="recovery" label="Recovery code" hint="Each works once." error={error}>
            <Input
              value={code}
              onChange={(event) => change(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              ref={field}
            />
          </Field>
        ) : null}
        {way !== 'passkey' && (
          <>
            <Checkbox
              label={`Do not ask on this device for ${REMEMBERED_DAYS} days`}
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Signing in...">
              Sign In
            </Button>
          </>
        )}
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          {others.map((other) => (
            <Button key={other} variant="link" onClick={() => turnTo(other)}>
              {WORDS[way].other}
            </Button>
          ))}
          <Button variant="link" onClick={() => setLost(true)}>
            None of these works
          </Button>
        </div>
        {step.proofs.includes('passkey') && passkey}
        {step.mayGoWithout && (
          <>
            <Button block pending={pending} pendingLabel="Signing in..." onClick={() => void goWithout()}>
              Go on as any brother
            </Button>
            <p className="text-ink-3">
              Of officers a second step is required. Without it you read on, and your rights as an officer wait.
            </p>
          </>
        )}
      </Dialog>
      {lost({ open: isLost, onBack: () => setLost(false), onClose })}
    </>
  )
}

/** Stays pending after a success, until the page has gone. Visitors have no cache of answers, so that this is no act. */
function useStep(step: PendingStep, onDone: () => void, onClose: () => void) {
  const [way, setWay] = useState<Way>(firstOf(step.proofs))
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [remember, setRemember] = useState(false)
  const [pending, setPending] = useState(false)
  const enterBy = async (entering: () => Promise<string>) => {
    if (pending) return
    setPending(true)
    try {
      toast({ title: await entering(), description: 'The door is open.' })
      onDone()
    } catch (failure) {
      setPending(false)
      setCode('')
      if (!(failure instanceof Refused)) return toast(failureToast(failure, 'Authentication Failed'))
      if (failure.status !== 410) return setError(sentenceOf(failure))
      toast({ title: 'Sign in again', description: sentenceOf(failure), tone: 'destructive' })
      onClose()
    }
  }
  const submit = (typed: string) => enterBy(() => answer(way, { code: typed, remember }))
  const goWithout = () => enterBy(enterWithout)
  const change = (typed: string) => {
    setCode(typed)
    if (typed) setError(undefined)
  }
  const turnTo = (other: Way) => {
    setWay(other)
    setCode('')
    setError(undefined)
  }
  return { way, code, error, change, turnTo, submit, goWithout, remember, setRemember, pending }
}

/** A passkey is what who has no app thinks of first; of the codes he has, one more press away. */
const firstOf = (proofs: PendingStep['proofs']): Way =>
  (['app', 'passkey', 'recovery'] as const).find((way) => proofs.includes(way)) ?? 'recovery'

async function enterWithout() {
  await call(secondStep.goWithout)
  return 'Welcome back'
}

/** What is said once he is in. */
async function answer(way: Way, body: { code: string; remember: boolean }) {
  if (way === 'recovery') {
    const { codesLeft } = await call(secondStep.answerByCode, { body })
    return `${counted(codesLeft, 'recovery code')} left`
  }
  await call(secondStep.answerByApp, { body })
  return 'Welcome back'
}
