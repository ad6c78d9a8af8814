// A search under way: the picture, how far it has come and what is left.
import './forensics.css'
import { forensics, type SearchProgress, type SearchStage } from '@aerie/contract/forensics'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck, LoaderCircle } from 'lucide-react'
import { endpointQuery } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { LeakPicture } from './leak-picture.tsx'
import { STAGES, stageWords } from './stages.ts'
import type { LeakQuery } from './use-search.ts'

interface SearchingStepProps {
  asked: LeakQuery & { searchId: string }
  error: Error | null
  onAgain: () => void
}

const LOOKS = { done: 'forensics-stage-done', now: 'forensics-stage-now', later: undefined }

const BEGINNING: SearchProgress = { stage: 'upright', count: null, elapsedMs: 0 }
/** Milliseconds between two questions of how far it has come. */
const ROUND = 400
/** Seconds, after which the server ends it. */
const LONGEST = { usual: 30, withOriginals: 60 }

export function SearchingStep({ asked, error, onAgain }: SearchingStepProps) {
  const { data } = useQuery({
    ...endpointQuery(forensics.progress, { params: { searchId: asked.searchId } }),
    // Its number is known to the server once its file begins to arrive.
    initialData: BEGINNING,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ROUND,
    enabled: !error,
    retry: false,
    gcTime: 0,
  })
  if (error)
    return (
      <ErrorPanel
        level={3}
        title="The search failed"
        message={sentenceOf(error)}
        action={<Button onClick={onAgain}>Try again</Button>}
      />
    )
  const most = asked.albumId === undefined ? LONGEST.usual : LONGEST.withOriginals
  const seconds = Math.min(most, Math.floor(data.elapsedMs / 1000))
  return (
    <>
      <div className="forensics-searched">
        <LeakPicture file={asked.file} />
        <div>
          <p className="forensics-caption" role="status">
            {data.stage === 'waiting' ? 'Waiting for another search' : 'Reading the mark'}
          </p>
          <p className="forensics-meta">
            {seconds} of {most} seconds at most
          </p>
          <ProgressBar label="Search" percent={Math.round((100 * seconds) / most)} />
        </div>
      </div>
      <Stages progress={data} />
    </>
  )
}

function Stages({ progress }: { progress: SearchProgress }) {
  const at = STAGES.indexOf(progress.stage)
  return (
    <ol className="forensics-stages">
      {STAGES.filter((stage) => stage !== 'waiting').map((stage) => (
        <Stage key={stage} stage={stage} progress={progress} at={at} />
      ))}
    </ol>
  )
}

function Stage({ stage, progress, at }: { stage: SearchStage; progress: SearchProgress; at: number }) {
  const own = STAGES.indexOf(stage)
  const [Icon, state] =
    own < at
      ? ([CircleCheck, 'done'] as const)
      : own === at
        ? ([LoaderCircle, 'now'] as const)
        : ([Circle, 'later'] as const)
  return (
    <li className={LOOKS[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <Icon />
      <span>{stageWords(stage, own === at ? progress.count : null)}</span>
    </li>
  )
}
