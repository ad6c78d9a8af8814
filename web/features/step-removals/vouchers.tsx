// Who may know a brother by his voice, with how to reach them, as far as the officer may see that.
import './removal-card.css'
import { displayName } from '@aerie/contract/person'
import type { StepRemoval, Voucher } from '@aerie/contract/step-removals'
import { useQuery } from '@tanstack/react-query'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { vouchersQuery } from './queries.ts'

const HEADS = { big: 'His big brother', little: 'His little brothers', class: 'His class' }

export function Vouchers({ removal, name }: { removal: StepRemoval; name: string }) {
  const query = useQuery(vouchersQuery(removal.id))
  return (
    <aside className="removal-card-vouchers" aria-label={`Who knows ${name}`}>
      <h4>He himself</h4>
      {removal.phone ? <Phone name={name} phone={removal.phone} /> : <p className="text-ink-3">No number to ring</p>}
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading who knows him" className="grid gap-3">
            <Skeleton height={44} />
            <Skeleton height={44} />
          </Loading>
        }
        failure="Who knows him could not be loaded"
        level={3}
        empty={<p className="text-ink-3">Neither a tie of the lineage nor a class says who knows him.</p>}
      >
        {(vouchers) => (
          <>
            <Group relation="big" vouchers={vouchers} name={name} />
            <Group relation="little" vouchers={vouchers} name={name} />
            <Group relation="class" vouchers={vouchers} name={name} />
          </>
        )}
      </QueryState>
    </aside>
  )
}

interface GroupProps {
  relation: Voucher['relation']
  vouchers: Voucher[]
  /** Whom they may know. */
  name: string
}

function Group({ relation, vouchers, name }: GroupProps) {
  const own = vouchers.filter((voucher) => voucher.relation === relation)
  if (own.length === 0) return null
  const list = (
    <ul>
      {own.map(({ brother, phone }) => (
        <li key={brother.id}>
          <Portrait
            name={displayName(brother)}
            src={brother.profileImageUrl}
            hash={brother.profileImageHash}
            width={32}
            decorative
          />
          <span>
            <Link to={`/profile/${brother.id}`}>{displayName(brother)}</Link>
          </span>
          {phone && <Phone name={displayName(brother)} phone={phone} />}
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      <h4>{HEADS[relation]}</h4>
      {relation === 'class' && own.length > 5 ? <ScrollBox label={`The class of ${name}`}>{list}</ScrollBox> : list}
    </div>
  )
}

const Phone = ({ name, phone }: { name: string; phone: string }) => (
  <a
    href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
    className="num text-sm hover:text-foil"
    aria-label={`Call ${name}, ${phone}`}
  >
    {phone}
  </a>
)
