// One gathering: what it is, when and where, whether one comes, and who else does.
import type { Gathering } from '@aerie/contract/gatherings'
import { displayName } from '@aerie/contract/person'
import { listOf } from '@aerie/text/lists'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { GatheringAlbumCard } from '#features/gathering-albums/gathering-album-card.tsx'
import { ChangeGatheringButton } from '#features/gathering-form/gathering-buttons.tsx'
import { HostsCard } from '#features/gathering-hosts/hosts-card.tsx'
import { InvitationCard } from '#features/gathering-hosts/invitation-card.tsx'
import { WriteToAll } from '#features/gathering-messages/write-to-all.tsx'
import { PassingCard } from '#features/gathering-trips/passing-card.tsx'
import { AnswerCard } from '#features/gatherings/answer-card.tsx'
import { asksFor, type Chosen, ChosenAnswer, readChosen } from '#features/gatherings/chosen-answer.tsx'
import { Coming } from '#features/gatherings/coming.tsx'
import { DateMark } from '#features/gatherings/date-mark.tsx'
import { GatheringActions } from '#features/gatherings/gathering-actions.tsx'
import { GatheringCover } from '#features/gatherings/gathering-cover.tsx'
import { GatheringFacts } from '#features/gatherings/gathering-facts.tsx'
import { GatheringNotes } from '#features/gatherings/gathering-notes.tsx'
import { gatheringQuery } from '#features/gatherings/queries.ts'
import { NewsBody } from '#features/news/body/news-body.tsx'
import { UploadMediaButton } from '#features/photo-upload/upload-media.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { isFinal } from '#lib/call-errors.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useNavigate, useParams, useSearch } from '#lib/navigation/navigation.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { BarePage, Page } from '#ui/layout/page.tsx'
import { PlanTrip } from '../compositions/plan-trip.tsx'
import { NotFoundPage } from './not-found.tsx'

export function GatheringPage() {
  const { gatheringId } = useParams('/events/$gatheringId')
  const { answer } = useSearch('/events/$gatheringId')
  const areOn = useSettings().gatherings
  const query = useQuery({ ...gatheringQuery(gatheringId), enabled: areOn })
  if (!areOn) return <NotFoundPage />
  if (isFinal(query.error)) return <NotThere />
  return (
    <BarePage title={query.data?.title ?? 'Gathering'}>
      <div className="pt-6">
        <ToGatherings />
      </div>
      <QueryState query={query} skeleton={<PageSkeleton />} failure="The gathering could not be loaded" level={2}>
        {(gathering) => (
          <>
            <div className="mt-3 empty:hidden">
              <GatheringCover cover={gathering.cover} />
            </div>
            <header className="mt-3 flex items-start gap-5 border-line border-b pb-5">
              <DateMark startDate={gathering.startDate} endDate={gathering.endDate} />
              <div className="min-w-0">
                <h1 dir="auto" className="font-display text-3xl/tight wrap-anywhere sm:text-4xl/tight">
                  {gathering.title}
                </h1>
                <p className="text-ink-2">{inviting(gathering)}</p>
              </div>
            </header>
            <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px] xl:items-start xl:gap-8">
              <div className="grid gap-6 xl:order-1">
                <GatheringNotes gathering={gathering} />
                <InvitationCard gathering={gathering} />
                {gathering.can.answer && (
                  <OwnAnswer key={String(answer)} gathering={gathering} chosen={readChosen(answer)} />
                )}
                <GatheringFacts gathering={gathering} />
                <PlanTrip id={gathering.id} />
                <HostsCard gathering={gathering} />
                <GatheringActions
                  gathering={gathering}
                  change={<ChangeGatheringButton gathering={gathering} />}
                  write={<WriteToAll gatheringId={gathering.id} />}
                />
              </div>
              <div className="grid gap-6">
                {gathering.description && (
                  <div dir="auto">
                    <NewsBody item={{ body: gathering.description, format: 'markdown' }} />
                  </div>
                )}
                <div className={gathering.isOver ? 'order-first empty:hidden' : 'order-last empty:hidden'}>
                  <GatheringAlbumCard
                    gathering={gathering}
                    upload={({ id, title }) => <UploadMediaButton albumId={String(id)} title={title} />}
                  />
                </div>
                <Coming gathering={gathering} />
                <PassingCard gatheringId={gathering.id} />
              </div>
            </div>
          </>
        )}
      </QueryState>
    </BarePage>
  )
}

interface OwnAnswerProps {
  gathering: Gathering
  chosen: Chosen | null
}

/** What a link of an email has chosen waits for a press; then, and otherwise, all answers. */
function OwnAnswer({ gathering, chosen }: OwnAnswerProps) {
  const navigate = useNavigate()
  // Until it is left, though it holds once it was said.
  const [isAsked] = useState(() => chosen !== null && asksFor(chosen, gathering))
  if (chosen === null || !isAsked) return <AnswerCard gathering={gathering} afterGoing={<AskPlace />} />
  const params = { gatheringId: String(gathering.id) }
  const leave = () => void navigate({ to: '/events/$gatheringId', params, search: {}, replace: true })
  return <ChosenAnswer gathering={gathering} chosen={chosen} onDone={leave} />
}

/** Fetched once he goes; where it does not come, nothing is asked. */
const stillThere = lazyCode(() => import('#features/freshness/still-there.tsx'))

function AskPlace() {
  const { data } = useCode(stillThere)
  return data ? <data.StillThere /> : null
}

function inviting({ hosts, isOver, calledOffAt }: Pick<Gathering, 'hosts' | 'isOver' | 'calledOffAt'>) {
  const names = hosts.length > 0 ? listOf(hosts.map(displayName)) : 'The organisation'
  const invites = isOver || calledOffAt !== null ? 'invited' : plural(hosts.length || 1, 'invites', 'invite')
  return `${names} ${invites} brothers and whoever they bring`
}

const ToGatherings = () => (
  <Link to="/events" className="page-back">
    <ArrowLeft />
    Gatherings
  </Link>
)

const NotThere = () => (
  <Page title="Gathering" back={<ToGatherings />}>
    <EmptyState title="This gathering is not there" level={2}>
      It was taken down, you are not asked to it, or its address is wrong.
    </EmptyState>
  </Page>
)

const PageSkeleton = () => (
  <Loading label="Loading the gathering" className="grid gap-4 pt-3">
    <Skeleton width="60%" height={46} />
    <Skeleton width="30%" />
    <Skeleton height={220} />
  </Loading>
)
