// The side column of a profile: his place in the organisation, his line, and what he watches.
import type { Member } from '@aerie/contract/members'
import { Fragment, useRef } from 'react'
import { ClassMark } from '#features/people/class-mark.tsx'
import { LineBand } from '#features/people/line-band.tsx'
import { OfficeBadge } from '#features/people/office-badge.tsx'
import { officesOf } from '#features/people/offices.ts'
import { Posters } from '#features/people/posters.tsx'
import { RelativeLink } from '#features/people/relative-link.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Claimed } from './claimed.tsx'
import { classMarks, relation } from './class-labels.ts'
import { ProfileSection } from './profile-columns.tsx'

interface SideSectionsProps {
  member: Member
  shortName: string
}

export const SideSections = ({ member, shortName }: SideSectionsProps) => (
  <>
    {hasHouseDetails(member) && <HouseDetails member={member} shortName={shortName} />}
    {hasLineage(member) && <Lineage member={member} shortName={shortName} />}
    {member.interests.length > 0 && (
      <ProfileSection title="Watching">
        <Posters posters={member.interests.map(({ title, image }) => ({ title, src: image }))} />
      </ProfileSection>
    )}
  </>
)

const HouseDetails = ({ member, shortName }: SideSectionsProps) => {
  const { offices } = useSettings()
  return (
    <ProfileSection title="House Details">
      <div className="flex flex-wrap gap-1.5">
        {classMarks(member, shortName).map((label) => (
          <ClassMark key={label} label={label} />
        ))}
      </div>
      {member.roles.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {officesOf(member.roles, offices).map((office) => (
            <OfficeBadge key={office.label} {...office} />
          ))}
        </div>
      )}
    </ProfileSection>
  )
}

const BIG = 'Big brother' as const
const LITTLE = 'Little brother' as const

function Lineage({ member, shortName }: SideSectionsProps) {
  const { lineageColor, kin } = member
  const list = useRef<HTMLDivElement>(null)
  const brothers = [
    ...(kin.big ? [{ ...kin.big, kind: BIG }] : []),
    ...kin.littles.map((little) => ({ ...little, kind: LITTLE })),
    ...kin.proposed.map((one) => ({ ...one, kind: one.side === 'big' ? BIG : LITTLE })),
  ]
  return (
    <ProfileSection title="Lineage">
      {lineageColor && <LineBand color={lineageColor} label={`${capitalised(lineageColor)} line`} />}
      <div ref={list} tabIndex={-1} className="outline-none not-first:mt-2.5">
        {brothers.map((brother, at) => (
          // Two may go by one name.
          <Fragment key={`${brother.kind} ${brother.claim?.tieId ?? ''} ${brother.id ?? `${brother.name} ${at}`}`}>
            <RelativeLink
              name={brother.name}
              relation={relation(brother.kind, brother, shortName)}
              photo={brother.profileImageUrl}
              to={brother.id === null ? undefined : `/profile/${brother.id}`}
            />
            <Claimed member={member} relative={brother} onAnswered={() => list.current?.focus()} />
          </Fragment>
        ))}
      </div>
    </ProfileSection>
  )
}

export const hasSide = (member: Member) => hasHouseDetails(member) || hasLineage(member) || member.interests.length > 0

const hasHouseDetails = ({ pledgeClass, class: year, roles }: Member) =>
  pledgeClass !== null || year !== null || roles.length > 0

const hasLineage = ({ lineageColor, kin }: Member) =>
  lineageColor !== null || kin.big !== null || kin.littles.length > 0 || kin.proposed.length > 0

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
