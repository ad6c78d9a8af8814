// Who is super admin and admin, what each may do, and where that is changed.
import './roles.css'
import type { MemberSummary } from '@aerie/contract/people'
import type { Role } from '@aerie/contract/person'
import { displayName } from '@aerie/contract/person'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

const FEW = 5

interface RolesCardProps {
  members: readonly MemberSummary[]
  /** Who looks at it. */
  me: number
}

export function RolesCard({ members, me }: RolesCardProps) {
  const active = members.filter(({ isActive }) => isActive)
  const of = (role: Role) => active.filter((member) => member.role === role)
  return (
    <Card title="Roles" flush>
      <Group
        name="Super Admins"
        about="Set roles, see flagged photos, export, restore."
        people={of('super_admin')}
        me={me}
      />
      <Group name="Admins" about="Add brothers, write news, open polls and elections." people={of('admin')} me={me} />
      <section className="roles-group">
        <h3>
          Members <span className="num">{of('member').length}</span>
        </h3>
        <p>
          Everybody else. Roles are changed in{' '}
          <Link to="/admin" className="underline">
            Member Management
          </Link>
          .
        </p>
      </section>
    </Card>
  )
}

interface GroupProps {
  name: string
  about: string
  people: MemberSummary[]
  me: number
}

function Group({ name, about, people, me }: GroupProps) {
  const [all, setAll] = useState(false)
  const shown = all ? people : people.slice(0, FEW)
  return (
    <section className="roles-group">
      <h3>
        {name} <span className="num">{people.length}</span>
      </h3>
      <p>{about}</p>
      <ul>
        {shown.map((member) => (
          <li key={member.id}>
            <Portrait
              name={displayName(member)}
              src={member.profileImageUrl}
              hash={member.profileImageHash}
              width={26}
              decorative
            />
            <Link to={`/profile/${member.id}`}>{displayName(member)}</Link>
            {member.id === me && <small>You</small>}
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <Button variant="link" onClick={() => setAll(true)}>
          {`${people.length - shown.length} more`}
        </Button>
      )}
    </section>
  )
}
