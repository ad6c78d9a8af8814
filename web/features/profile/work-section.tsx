// What a brother does, and what he did before.
import type { Member } from '@aerie/contract/members'
import { currentSpan, pastSpan } from '#features/people/spans.ts'
import { Tag } from '#ui/lists/tag.tsx'
import { ProfileSection } from './profile-columns.tsx'

const EARLIER_SHOWN = 3

export function WorkSection({ member }: { member: Member }) {
  const { currentPosition, currentCompany, companyTags } = member
  const earlier = earlierWork(member)
  const span = currentSpan(member)
  return (
    <ProfileSection title="Current work">
      <div className="grid gap-3">
        {(currentPosition || currentCompany || span) && (
          <div>
            {currentPosition && (
              <b dir="auto" className="block font-display text-xl font-medium">
                {currentPosition}
              </b>
            )}
            {currentCompany && (
              <p dir="auto" className="text-ink-2">
                {currentCompany}
              </p>
            )}
            {span && <p className="meta num mt-0.5">{span}</p>}
          </div>
        )}
        {earlier.length > 0 && (
          <ul className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-3">
            {earlier.map((entry, at) => (
              // He may have come back to the same post.
              <li key={at}>
                <b className="font-semibold">{entry.title}</b> <span className="text-ink-2">{entry.company}</span>
                <p className="meta num">{pastSpan(entry)}</p>
              </li>
            ))}
          </ul>
        )}
        {companyTags.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {companyTags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        )}
      </div>
    </ProfileSection>
  )
}

export const hasWork = (member: Member) =>
  Boolean(member.currentPosition || member.currentCompany || currentSpan(member)) ||
  member.companyTags.length > 0 ||
  earlierWork(member).length > 0

/** Without the entry that says again what he does now. */
const earlierWork = ({ currentPosition, currentCompany, experience }: Member) =>
  experience.workHistory
    .filter(({ title, company }) => title !== currentPosition || company !== currentCompany)
    .slice(0, EARLIER_SHOWN)
