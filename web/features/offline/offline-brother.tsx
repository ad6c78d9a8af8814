// One brother, or oneself, as this device keeps him.
import { classLabel } from '@aerie/contract/classes'
import type { KeptBrother } from '@aerie/contract/offline'
import { displayName } from '@aerie/contract/person'
import type { ReactNode } from 'react'
import { jobLine } from '#features/people/job-line.ts'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { KeptPortrait } from './kept-portrait.tsx'
import { phoneHref } from './kept-row.tsx'

interface OfflineBrotherProps {
  brother: Omit<KeptBrother, 'city'>
  shortName: string
  band: ReactNode
}

export function OfflineBrother({ brother, shortName, band }: OfflineBrotherProps) {
  const { phone, email, location, country } = brother
  const place = [location, location?.includes(country ?? '') ? null : country].filter(Boolean).join(', ')
  return (
    <Page
      small
      title={displayName(brother)}
      subtitle={classLabel(brother, shortName)}
      back={
        <Link to="/members" className="caption">
          Brotherhood
        </Link>
      }
    >
      {band}
      <Card title="On this device">
        <div className="flex flex-wrap items-start gap-6">
          <KeptPortrait brother={brother} width={84} />
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <Fact name="Work">{jobLine(brother)}</Fact>
            <Fact name="Lives in">{place}</Fact>
            <Fact name="Phone">{phone && <a href={phoneHref(phone)}>{phone}</a>}</Fact>
            <Fact name="E-mail">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
          </dl>
        </div>
      </Card>
    </Page>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </>
  ) : null
