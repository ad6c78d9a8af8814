// The next gathering that one goes to or is asked to, answered in one touch.
import './next-gathering.css'
import type { Reply } from '@aerie/contract/gathering-values'
import type { GatheringCard } from '@aerie/contract/gatherings'
import { type NextGathering, nextGathering } from '@aerie/contract/next-gathering'
import { displayName } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check, Clock, MapPin } from 'lucide-react'
import { DateMark } from '#features/gatherings/date-mark.tsx'
import { useAnswer } from '#features/gatherings/mutations.ts'
import { hourWords } from '#features/gatherings/time-words.ts'
import { comingWords } from '#features/gatherings/who-comes.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { endpointQuery } from '#lib/api.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'

const nextGatheringQuery = endpointQuery(nextGathering.show)

/** As high as its place, which is kept until it comes: nothing moves. */
export function NextGatheringCard({ className }: { className: string }) {
  const query = useQuery(nextGatheringQuery)
  return (
    <Card
      title="Next gathering"
      flush
      className={className}
      action={
        <Link to="/events" className={buttonClass({ variant: 'link' })}>
          View All
          <ArrowRight />
        </Link>
      }
    >
      <QueryState query={query} skeleton={<NextSkeleton />} failure="The next gathering could not be loaded">
        {({ gathering, faces }) => (gathering ? <Next gathering={gathering} faces={faces} /> : <None />)}
      </QueryState>
    </Card>
  )
}

const None = () => (
  <p className="next-gathering-none">
    No gathering ahead.{' '}
    <Link to="/events" className={buttonClass({ variant: 'link' })}>
      Call one
    </Link>
  </p>
)

interface NextProps {
  gathering: GatheringCard
  faces: NextGathering['faces']
}

function Next({ gathering, faces }: NextProps) {
  const { id, title, startDate, endDate, location, place } = gathering
  const where = place ? `${place}, ${location}` : location
  return (
    <div className="next-gathering">
      <DateMark startDate={startDate} endDate={endDate} />
      <div className="min-w-0">
        <h3 title={title}>
          <Link to={`/events/${id}`}>{title}</Link>
        </h3>
        <p className="next-gathering-fact">
          <Clock />
          <span>{hourWords(gathering)}</span>
        </p>
        <p className="next-gathering-fact">
          <MapPin />
          <span title={where}>{where}</span>
        </p>
        <p className="next-gathering-faces">
          {faces.map((face) => (
            <Portrait
              key={face.id}
              name={displayName(face)}
              src={face.profileImageUrl}
              hash={face.profileImageHash}
              width={28}
            />
          ))}
          <span>{comingWords(gathering, false)}</span>
        </p>
      </div>
      <Answers gathering={gathering} />
    </div>
  )
}

const REPLIES: { reply: Reply; label: string }[] = [
  { reply: 'going', label: 'Going' },
  { reply: 'maybe', label: 'Maybe' },
  { reply: 'cannot', label: 'Cannot' },
]

/** Guests stay as they were said on its page. */
function Answers({ gathering }: { gathering: GatheringCard }) {
  const { own } = gathering
  const answer = useAnswer(gathering)
  const chosen = own?.standing === 'waiting' ? 'going' : own?.standing
  const pending = answer.isPending ? answer.variables.reply : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over them
    <div className="next-gathering-answers" role="group" aria-label="Do you come?">
      {REPLIES.map(({ reply, label }) => (
        <Button
          key={reply}
          size="sm"
          icon={chosen === reply ? <Check /> : undefined}
          aria-pressed={chosen === reply}
          className={chosen === reply ? 'next-gathering-chosen' : undefined}
          pending={pending === reply}
          disabled={answer.isPending && pending !== reply}
          onClick={() => answer.mutate({ reply, guests: reply === 'cannot' ? 0 : (own?.guests ?? 0) })}
        >
          {reply === 'going' && own?.standing === 'waiting' ? 'Waiting' : label}
        </Button>
      ))}
    </div>
  )
}

const NextSkeleton = () => (
  <Loading label="Loading the next gathering" className="next-gathering">
    <Skeleton width={52} height={74} />
    <div className="grid content-start gap-2.5">
      <Skeleton width="60%" height={24} />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </div>
  </Loading>
)
