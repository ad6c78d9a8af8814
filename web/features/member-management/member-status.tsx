// Whether a member is active, how sure we are of him, and where he stands on the way in.
import type { ManagedMember } from '@aerie/contract/members'
import { shortDay } from '@aerie/text/dates'
import { longDate } from '@aerie/text/moments'
import { BadgeCheck } from 'lucide-react'
import { Tag } from '#ui/lists/tag.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'

const ACCESS: Record<ManagedMember['access'], string | null> = {
  none: 'No password yet',
  invited: 'Invited',
  withdrawn: 'Invitation withdrawn',
  one_time_password: 'One-time password',
  password: null,
}

export function MemberStatus({ member }: { member: ManagedMember }) {
  const { isActive, isRemembered, linkedinVerified, access, leavesAt, passedWaits, confirmedOn } = member
  return (
    <>
      <div className="flex flex-wrap gap-1.25">
        {isActive ? (
          <Tag tone="success">Active</Tag>
        ) : (
          <Tag tone="quiet">{isRemembered ? 'Remembered' : 'Inactive'}</Tag>
        )}
        {linkedinVerified && (
          <Tooltip label="Confirms a LinkedIn account, not an employer">
            <span>
              <Tag tone="info" icon={<BadgeCheck />}>
                LinkedIn Verified
              </Tag>
            </span>
          </Tooltip>
        )}
      </div>
      {leavesAt && <small className="mt-1">Asked to leave, deleted {longDate(leavesAt)}</small>}
      {isActive && access === 'password' && (
        <small className="mt-1">{confirmedOn ? `Confirmed on ${shortDay(confirmedOn)}` : 'Not confirmed yet'}</small>
      )}
      {passedWaits && <small className="mt-1">Marked as passed, waits for another super admin</small>}
      {!passedWaits && !isRemembered && ACCESS[access] && <small className="mt-1">{ACCESS[access]}</small>}
    </>
  )
}
