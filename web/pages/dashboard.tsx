// What a member sees first.
import { goesBy } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { Plane, UserPlus } from 'lucide-react'
import { dayInWords } from '#features/dashboard/day-in-words.ts'
import { useDashboard } from '#features/dashboard/use-dashboard.ts'
import { YearsCard } from '#features/dashboard/years-card.tsx'
import { FeedCard } from '#features/feed/feed-card.tsx'
import { visitQuery } from '#features/feed/queries.ts'
import { LinkedinReminder } from '#features/linkedin/linkedin-reminder.tsx'
import { WingspanCard } from '#features/map/wingspan-card.tsx'
import { FirstStepsCard } from '#features/newcomers/first-steps.tsx'
import { NewcomersCard } from '#features/newcomers/newcomers-card.tsx'
import { Bell } from '#features/notifications/bell.tsx'
import { ActivePollsCard } from '#features/polls/active-polls-card.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { BrotherhoodCard } from '#features/stats/brotherhood-card.tsx'
import { NewTripButton } from '#features/trips/new-trip-button.tsx'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useToday } from '#lib/use-today.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { NextTripCard, TravellingNowCard } from '../compositions/dashboard-trips.tsx'
import { InstallOffer } from '../compositions/install-offer.tsx'
import { LaterInView } from '../compositions/later-in-view.tsx'
import { LaterWingspan } from '../compositions/later-wingspan.tsx'
import { NextTurn } from '../compositions/next-turn.tsx'

const MAP_HEIGHT = 262

/** What is not seen at first, and what has its place kept. */
const laterCards = lazyCode(async () => (await import('../compositions/later-cards.tsx')).LATER_CARDS)
const GATHERING = 'h-61'
const RIGHT = 'h-[307px] max-sm:h-111'

export function DashboardPage() {
  useDashboard()
  const me = useSession()
  const { id, can } = me
  const { data: later } = useCode(laterCards)
  const today = useToday()
  const settings = useSettings()
  const isFirstVisit = useQuery(visitQuery).data?.lastVisit === null
  const isAsked = me.own && me.own.asksFrom <= today
  const right = (shown: string) =>
    isAsked && (later ? <later.Right className={shown} /> : <div className={`card ${RIGHT} ${shown}`} />)
  return (
    <Page
      title={`${isFirstVisit ? 'Welcome' : 'Welcome back'}, ${goesBy(me) || 'Member'}`}
      subtitle={dayInWords(new Date())}
      actions={
        <>
          <NewTripButton icon={<Plane />}>Quick Trip</NewTripButton>
          <Bell place="page-header" />
          {can.addMembers && (
            <Link to="/admin?add=new" className={buttonClass({})}>
              <UserPlus />
              Add Member
            </Link>
          )}
        </>
      }
    >
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1.36fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6 xl:*:last:grow">
          <InstallOffer className="xl:hidden" />
          {right('xl:hidden')}
          <FirstStepsCard />
          <LinkedinReminder />
          <FeedCard mayDelete={can.removeActivity} />
          <NextTurn>
            <NextTripCard viewerId={id} />
            <TravellingNowCard viewerId={id} />
            {can.seeAdmin && <BrotherhoodCard />}
            {later && <later.Birthdays />}
          </NextTurn>
        </div>
        <div className="flex flex-col gap-6 xl:*:last:grow">
          <InstallOffer className="max-xl:hidden" />
          {right('max-xl:hidden')}
          <YearsCard years={settings.yearsOfHistory} label="Years of History" />
          {later ? <later.Gathering className={GATHERING} /> : <div className={`card ${GATHERING}`} />}
          <WingspanCard>
            <LaterInView place={<MapOutline />}>
              <LaterWingspan height={MAP_HEIGHT} />
            </LaterInView>
          </WingspanCard>
          <NextTurn>
            <NewcomersCard shortName={settings.shortName} />
            <ActivePollsCard />
            {later && <later.Documents />}
            {!can.seeAdmin && <BrotherhoodCard />}
            {later && (
              <>
                {can.seeAdmin && <later.Controls />}
                <later.Chat inviteUrl={settings.chatInviteUrl} isOfficer={can.seeAdmin} />
              </>
            )}
          </NextTurn>
        </div>
      </div>
    </Page>
  )
}

const MapOutline = () => <div className="bg-well" data-theme="dark" style={{ height: MAP_HEIGHT }} />
