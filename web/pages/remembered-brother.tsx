// The page of a brother who has passed: the tree he began, photos of him with the reader, his years, and words of brothers.
import { adminClassLabel } from '@aerie/contract/classes'
import type { Memorial } from '@aerie/contract/in-memoriam'
import { displayName, goesBy } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Briefcase, MapPin } from 'lucide-react'
import { useEffect } from 'react'
import { BegunTree } from '#features/in-memoriam/begun-tree.tsx'
import { lifeYears } from '#features/in-memoriam/life-years.ts'
import { memorialQuery } from '#features/in-memoriam/queries.ts'
import { ClassMark } from '#features/people/class-mark.tsx'
import { jobLine } from '#features/people/job-line.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { profileQuery } from '#features/people/queries.ts'
import { Fact, Facts } from '#features/profile/facts.tsx'
import { ProfileColumns, ProfileSection } from '#features/profile/profile-columns.tsx'
import { ProfileHero } from '#features/profile/profile-hero.tsx'
import { PullQuote } from '#features/profile/pull-quote.tsx'
import { RemembranceList } from '#features/remembrances/remembrance-list.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { isFinal } from '#lib/call-errors.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useParams, useRouter } from '#lib/navigation/navigation.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { BarePage, Page } from '#ui/layout/page.tsx'
import { MemorialPhotos } from '../compositions/in-memoriam/memorial-photos.tsx'
import { MemorialSide } from '../compositions/in-memoriam/memorial-side.tsx'

/** For super admins, who can take a mark back. */
const passingNote = lazyCode(() => import('#features/passings/passing-note.tsx'))

function Marked(props: { memberId: number; name: string }) {
  const { data } = useCode(passingNote)
  return data ? <data.PassingNote {...props} /> : null
}

export function RememberedBrotherPage() {
  const { memberId } = useParams('/in-memoriam/$memberId')
  const query = useQuery(memorialQuery(memberId))
  if (query.data && isFinal(query.error)) return <ToHisProfile />
  if (isFinal(query.error)) return <NotThere />
  return (
    <BarePage title={query.data ? displayName(query.data.member) : 'In Memoriam'}>
      <div className="pt-4.5 pb-5.5">
        <ToAll />
      </div>
      <QueryState query={query} skeleton={<PageSkeleton />} failure="The page could not be loaded" level={2}>
        {(memorial) => <Remembered memorial={memorial} />}
      </QueryState>
    </BarePage>
  )
}

/** His mark was taken back while this was open. */
function ToHisProfile() {
  const { memberId } = useParams('/in-memoriam/$memberId')
  const router = useRouter()
  useEffect(() => void router.open(`/profile/${memberId}`, { replace: true }), [router, memberId])
  return null
}

function Remembered({ memorial }: { memorial: Memorial }) {
  const { can } = useSession()
  const { shortName } = useSettings()
  const { member, descendants, lineageColor, hasMoreDescendants } = memorial
  const firstName = goesBy(member)
  return (
    <>
      {can.editMembers && <Marked memberId={member.id} name={displayName(member)} />}
      <Head memorial={memorial} />
      <h2 className="sr-only">In Memoriam</h2>
      <ProfileColumns side={<MemorialSide memorial={memorial} shortName={shortName} />}>
        {descendants.length > 0 && (
          <ProfileSection title="The tree he began">
            <BegunTree root={member.id} descendants={descendants} color={lineageColor} shortName={shortName} />
            {hasMoreDescendants && (
              <p className="mt-2 text-ink-3 text-sm">
                It goes on in the <Link to="/lineage">lineage</Link>.
              </p>
            )}
          </ProfileSection>
        )}
        <MemorialPhotos memberId={member.id} firstName={firstName} />
        <Life memorial={memorial} />
        <ProfileSection title="Words of brothers">
          <RemembranceList memberId={member.id} firstName={firstName} shortName={shortName} />
        </ProfileSection>
      </ProfileColumns>
    </>
  )
}

function Head({ memorial }: { memorial: Memorial }) {
  const { shortName } = useSettings()
  const { member, middleName, pledgeClass, class: given } = memorial
  const { data: profile } = useQuery(profileQuery(String(member.id)))
  const years = lifeYears(memorial)
  const place = profile?.location ?? profile?.country
  const job = profile && jobLine(profile)
  return (
    <ProfileHero
      level={1}
      photo={
        <Portrait
          name={displayName(member)}
          src={member.profileImageUrl}
          hash={member.profileImageHash}
          framed
          isRemembered
        />
      }
      mark={
        (pledgeClass !== null || given !== null) && (
          <div>
            <ClassMark label={adminClassLabel(memorial, shortName)} />
          </div>
        )
      }
      name={
        <bdi>
          {goesBy(member)} {middleName && <em>({middleName}) </em>}
          {member.lastName !== goesBy(member) && member.lastName}
        </bdi>
      }
    >
      {years && <p className="num font-display text-2xl text-ink-2">{years}</p>}
      {(place || job) && (
        <Facts>
          {place && (
            <Fact icon={<MapPin />}>
              <span>
                Lived in <bdi>{place}</bdi>
              </span>
            </Fact>
          )}
          {job && <Fact icon={<Briefcase />}>{job}</Fact>}
        </Facts>
      )}
    </ProfileHero>
  )
}

function Life({ memorial: { member, words } }: { memorial: Memorial }) {
  const { data: profile } = useQuery(profileQuery(String(member.id)))
  return (
    <>
      {words && (
        <ProfileSection title="His life">
          <Paragraphs text={words} />
        </ProfileSection>
      )}
      {profile?.bio && (
        <ProfileSection title="He wrote">
          <Paragraphs text={profile.bio} />
        </ProfileSection>
      )}
      {profile?.quote && (
        <ProfileSection title="He said">
          <PullQuote>{profile.quote.replace(/^["“”]|["“”]$/g, '')}</PullQuote>
        </ProfileSection>
      )}
    </>
  )
}

const Paragraphs = ({ text }: { text: string }) => (
  <div className="prose">
    {text.split(/\n\s*\n/).map((paragraph, at) => (
      // Paragraphs have nothing but their order.
      <p key={at} dir="auto" className="whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </div>
)

const ToAll = () => (
  <Link to="/in-memoriam" className="page-back">
    <ArrowLeft />
    In Memoriam
  </Link>
)

const NotThere = () => (
  <Page title="In Memoriam" back={<ToAll />}>
    <EmptyState title="This page is not there" level={2}>
      No brother is remembered at this address.
    </EmptyState>
  </Page>
)

const PageSkeleton = () => (
  <Loading label="Loading the page" className="grid gap-4">
    <Skeleton width={218} height={272} />
    <Skeleton width="50%" height={46} />
    <Skeleton height={180} />
  </Loading>
)
