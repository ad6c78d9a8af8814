// The first steps of a new brother: what is done, what waits, and what comes next; until none is left or he puts them away.
import './first-steps.css'
import { type FirstSteps, newcomers } from '@aerie/contract/newcomers'
import { useQuery } from '@tanstack/react-query'
import { Check, Hourglass } from 'lucide-react'
import { call, keysOf } from '#lib/api.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'
import { firstStepsQuery } from './queries.ts'
import { type StepWords, stepWords } from './step-words.ts'

/** Nothing for most; while it is not known, nothing. */
export function FirstStepsCard() {
  const query = useQuery(firstStepsQuery)
  const stale = keysOf(newcomers.firstSteps)
  const dismiss = useAct({ call: () => call(newcomers.dismissFirstSteps), stale })
  const seePrivacy = useAct({ call: () => call(newcomers.seePrivacy), stale })
  if (query.error && !query.data)
    return (
      <Card title="First steps">
        <QueryState query={query} skeleton={null} failure="Your first steps could not be loaded">
          {() => null}
        </QueryState>
      </Card>
    )
  if (!query.data?.steps) return null
  return (
    <FirstStepsList
      steps={query.data.steps}
      onPrivacy={() => seePrivacy.mutate()}
      onDismiss={() => dismiss.mutate()}
      isDismissing={dismiss.isPending}
    />
  )
}

interface FirstStepsListProps {
  steps: FirstSteps
  /** When he goes to look through who sees what. */
  onPrivacy: () => void
  onDismiss: () => void
  isDismissing: boolean
}

export function FirstStepsList({ steps, onPrivacy, onDismiss, isDismissing }: FirstStepsListProps) {
  const words = stepWords(steps)
  const done = words.filter(({ state }) => state === 'done').length
  const next = words.find(({ state }) => state === 'open')
  return (
    <Card
      title="First steps"
      flush
      action={
        <Button variant="link" pending={isDismissing} onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <p className="first-steps-tally num">
        <span aria-hidden="true">
          {words.map(({ name }, at) => (
            <i key={name} data-on={at < done} />
          ))}
        </span>
        {done} of {words.length}
      </p>
      <ol className="first-steps">
        {words.map((step, at) => (
          <Step
            key={step.name}
            step={step}
            number={at + 1}
            isNext={step === next}
            onGo={step.name === 'privacy' ? onPrivacy : undefined}
          />
        ))}
      </ol>
    </Card>
  )
}

interface StepProps {
  step: StepWords
  number: number
  isNext: boolean
  onGo?: (() => void) | undefined
}

function Step({ step: { state, title, text, action, to }, number, isNext, onGo }: StepProps) {
  return (
    <li data-state={state}>
      <Ring state={state} number={number} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {state === 'waiting' ? (
        <span className="text-sm text-ink-3">waiting</span>
      ) : (
        <Link to={to} className={lookOf(state, isNext)} {...(onGo && { onClick: onGo })}>
          {state === 'done' ? (
            <>
              Change <span className="sr-only">{title.toLowerCase()}</span>
            </>
          ) : (
            action
          )}
        </Link>
      )}
    </li>
  )
}

const lookOf = (state: StepWords['state'], isNext: boolean) =>
  buttonClass(state === 'done' ? { variant: 'link' } : { size: 'sm', variant: isNext ? 'primary' : 'secondary' })

function Ring({ state, number }: { state: StepWords['state']; number: number }) {
  if (state === 'open')
    return (
      <span className="first-steps-ring num" aria-hidden="true">
        {number}
      </span>
    )
  return (
    <span className="first-steps-ring" role="img" aria-label={state === 'done' ? 'Done' : 'Waiting'}>
      {state === 'done' ? <Check /> : <Hourglass />}
    </span>
  )
}
