// A brother's birthday and his people.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'
import { birthdayInWords } from '@aerie/text/partial-dates'
import { Fragment } from 'react'
import { kidNote } from '#features/people/spans.ts'
import { Details } from './facts.tsx'
import { detailsOf } from './field-places.ts'
import { ProfileSection } from './profile-columns.tsx'

export function PersonalSection({ member }: { member: Member }) {
  const { significantOther, significantOtherType, kids } = member
  const year = new Date().getFullYear()
  return (
    <ProfileSection title="Personal information">
      <Details>
        {detailsOf(member).map((field) => (
          <Fragment key={field}>
            <dt>{MEMBER_FIELDS[field].label}</dt>
            <dd className="num">
              <bdi>{field === 'birthday' ? birthdayInWords(member.birthday ?? '') : member[field]}</bdi>
            </dd>
          </Fragment>
        ))}
        {(significantOther || significantOtherType) && (
          <>
            <dt>{MEMBER_FIELDS.significantOther.label}</dt>
            <dd>
              <bdi>{significantOther}</bdi> <small>{significantOtherType}</small>
            </dd>
          </>
        )}
        {kids.length > 0 && (
          <>
            <dt>{MEMBER_FIELDS.kids.label}</dt>
            <dd className="num">
              {kids.map((kid, at) => (
                // Nothing says that two of them differ.
                <span key={at} className="block">
                  <bdi>{kid.name}</bdi> <small>{kidNote(kid, year)}</small>
                </span>
              ))}
            </dd>
          </>
        )}
      </Details>
    </ProfileSection>
  )
}

export const hasPersonal = (member: Member) =>
  detailsOf(member).length > 0 ||
  Boolean(member.significantOther || member.significantOtherType) ||
  member.kids.length > 0
