// The check of an election in steps: it runs by itself, can be stopped, and says of each step what it found.
import './check-steps.css'
import type { Election } from '@aerie/contract/elections'
import { formatCount } from '@aerie/text/numbers'
import { Check, Clock, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { StepReport } from './checking/check-messages.ts'
import { type StepWords, stepWords } from './step-words.ts'
import { type CheckPhase, type ElectionCheckState, timesOf } from './use-election-check.ts'

interface CheckStepsProps {
  election: Election
  state: ElectionCheckState
  onCheck: () => void
  onStop: () => void
}

export function CheckSteps({ election, state, onCheck, onStop }: CheckStepsProps) {
  const words = stepWords(election, state.steps)
  const reports = words.map(({ step }) => state.steps[step])
  const done = reports.filter((report) => report?.state === 'holds').length
  return (
    <Card
      title={`${inWords(words.length)} steps, taken by this browser`}
      action={
        <span className="num text-ink-2">
          {formatCount(done)} of {formatCount(words.length)}
        </span>
      }
      foot={<Foot state={state} onCheck={onCheck} onStop={onStop} />}
      flush
    >
      <p className="check-steps-lede">
        Nothing below is taken from the server on trust. The ballots come to you, and your own machine counts them
        again. It can stay open while you do something else.
      </p>
      <Outcome state={state} reports={reports} />
      <ol className="check-steps">
        {words.map((step, at) => (
          <Step key={step.step} words={step} report={reports[at]} phase={state.phase} />
        ))}
      </ol>
    </Card>
  )
}

/** What all of it comes to, once it is done. */
function Outcome({
  state: { phase, failure },
  reports,
}: {
  state: ElectionCheckState
  reports: (StepReport | undefined)[]
}) {
  if (phase === 'running' || phase === 'stopped') return <div role="status" />
  return (
    <div role="status" className="px-5 pb-4 max-sm:px-[15px]">
      {failure !== null ? <Note tone="danger">{failure}</Note> : <Verdict reports={reports} />}
    </div>
  )
}

function Verdict({ reports }: { reports: (StepReport | undefined)[] }) {
  if (reports.some((report) => report?.state === 'fails'))
    return <Note tone="danger">This is not what was voted. Tell an officer, and keep the files.</Note>
  if (reports.every((report) => report?.state === 'holds')) return <Note icon={<Check />}>All of it holds.</Note>
  return <Note icon={<Check />}>All that there is so far holds. The rest can be checked after the end.</Note>
}

function Step({ words, report, phase }: { words: StepWords; report: StepReport | undefined; phase: CheckPhase }) {
  const state = stateOf(report, phase)
  const isRunning = report?.state === 'running' && state === 'running'
  return (
    <li data-state={state}>
      <span className="check-steps-mark">{MARKS[state]}</span>
      <div className="check-steps-text">
        <h3>{words.title}</h3>
        <p>
          {report?.state === 'fails'
            ? report.sentence
            : isRunning
              ? (words.meanwhile ?? words.sentence)
              : words.sentence}
        </p>
        {isRunning && report.of > 0 && (
          <ProgressBar label={words.title} percent={Math.round((report.done / report.of) * 100)} thin />
        )}
      </div>
      <span className="check-steps-figure">
        {report?.state === 'fails' ? 'Does not hold' : report || phase === 'running' ? words.figure : 'Not checked'}
        <span className="sr-only">, {HEARD[state]}</span>
      </span>
    </li>
  )
}

type StepState = StepReport['state'] | 'waiting'

const stateOf = (report: StepReport | undefined, phase: CheckPhase): StepState =>
  !report || (report.state === 'running' && phase !== 'running') ? 'waiting' : report.state

const MARKS = { holds: <Check />, fails: <X />, later: <Clock />, running: <Spinner />, waiting: null }
const HEARD: Record<StepState, string> = {
  holds: 'holds',
  fails: 'does not hold',
  later: 'comes later',
  running: 'under way',
  waiting: 'not begun',
}

function Foot({ state, onCheck, onStop }: Pick<CheckStepsProps, 'state' | 'onCheck' | 'onStop'>) {
  if (state.phase !== 'running')
    return (
      <>
        <span className="meta">{state.phase === 'stopped' ? 'Stopped. Nothing was found wrong so far.' : ''}</span>
        <Button variant="ghost" size="sm" onClick={onCheck}>
          Check again
        </Button>
      </>
    )
  return (
    <>
      <Times state={state} />
      <Button variant="ghost" size="sm" onClick={onStop}>
        Stop
      </Button>
    </>
  )
}

function Times({ state }: { state: ElectionCheckState }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const { running, left } = timesOf(state, now)
  return (
    <span className="meta num">
      Running for {clock(running)}
      {left !== null && `, about ${clock(left)} left`}
    </span>
  )
}

/** '0:21'. */
function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const NUMBERS = ['Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const inWords = (count: number) => NUMBERS[count - 4] ?? String(count)
