// Beside the page of a brother who has passed: his line, the offices he held, and for officers whom to reach of his family.
import type { Memorial } from '@aerie/contract/in-memoriam'
import { displayName, goesBy } from '@aerie/contract/person'
import { yearOf } from '@aerie/text/dates'
import { LineBand } from '#features/people/line-band.tsx'
import { OfficeBadge } from '#features/people/office-badge.tsx'
import { officesOf } from '#features/people/offices.ts'
import { RelativeLink } from '#features/people/relative-link.tsx'
import { relation } from '#features/profile/class-labels.ts'
import { ProfileSection } from '#features/profile/profile-columns.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** For officers alone, so only they fetch it. */
const familyCard = lazyCode(() => import('#features/in-memoriam/family-card.tsx'))

interface MemorialSideProps {
  memorial: Memorial
  shortName: string
}

export function MemorialSide({ memorial, shortName }: MemorialSideProps) {
  const { member, lineageColor, big, offices, can } = memorial
  return (
    <>
      {(lineageColor || big) && (
        <ProfileSection title="Lineage">
          {lineageColor && <LineBand color={lineageColor} label={`${capitalised(lineageColor)} line`} />}
          {big && (
            <div className="not-first:mt-2.5">
              <RelativeLink
                name={displayName(big.member)}
                relation={relation('Big brother', big, shortName)}
                photo={big.member.profileImageUrl}
                isRemembered={big.member.isRemembered}
                to={`/profile/${big.member.id}`}
              />
            </div>
          )}
        </ProfileSection>
      )}
      {offices.length > 0 && (
        <ProfileSection title="Offices he held">
          <Offices offices={offices} />
        </ProfileSection>
      )}
      {can.reachFamily && (
        <ProfileSection title="His family">
          <Family memberId={member.id} firstName={goesBy(member)} />
        </ProfileSection>
      )}
    </>
  )
}

function Offices({ offices: held }: Pick<Memorial, 'offices'>) {
  const { offices } = useSettings()
  return (
    <ul className="grid gap-2">
      {held.map(({ office, from, until }, at) => (
        // He may have held one several times.
        <li key={at} className="flex flex-wrap items-center gap-2.5">
          {officesOf([office], offices).map((known) => (
            <OfficeBadge key={known.label} {...known} />
          ))}
          <span className="num text-ink-3 text-sm">{termOf(from, until)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The years of a term, as far as somebody has said them. */
function termOf(from: string | null, until: string | null) {
  const [first, last] = [from && yearOf(from), until && yearOf(until)]
  if (first && last) return first === last ? `${first}` : `${first} – ${last}`
  if (first) return `from ${first}`
  return last ? `until ${last}` : ''
}

/** Its place is kept while it comes. */
const Family = (props: { memberId: number; firstName: string }) => (
  <QueryState query={useCode(familyCard)} skeleton={<Skeleton height={80} />} failure="The contact could not be loaded">
    {({ FamilyContactCard }) => <FamilyContactCard {...props} />}
  </QueryState>
)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
