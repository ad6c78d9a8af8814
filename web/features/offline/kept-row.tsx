// A brother as this device keeps him: who he is, and how to call him or write to him.
import '#ui/controls/icon-button.css'
import './kept-row.css'
import { classLabel } from '@aerie/contract/classes'
import type { KeptBrother } from '@aerie/contract/offline'
import { displayName } from '@aerie/contract/person'
import { Mail, Phone } from 'lucide-react'
import { Link } from '#ui/controls/link.tsx'
import { KeptPortrait } from './kept-portrait.tsx'

export function KeptRow({ brother, shortName }: { brother: KeptBrother; shortName: string }) {
  const name = displayName(brother)
  const place = brother.city ?? brother.location ?? brother.country
  return (
    <li className="kept-row">
      <KeptPortrait brother={brother} width={40} />
      <Link to={`/profile/${brother.id}`}>
        <b>{name}</b>
        <small>{[classLabel(brother, shortName), place].filter(Boolean).join(', ')}</small>
      </Link>
      <ReachLinks brother={brother} name={name} />
    </li>
  )
}

interface ReachLinksProps {
  brother: Pick<KeptBrother, 'phone' | 'email'>
  name: string
  /** For a pointer alone, beside what leads to a page that has them for everybody. */
  isForPointer?: boolean
}

/** Only what he shows. */
export function ReachLinks({ brother: { phone, email }, name, isForPointer = false }: ReachLinksProps) {
  const more = isForPointer ? { tabIndex: -1 } : {}
  return (
    <span className="kept-row-reach" aria-hidden={isForPointer || undefined}>
      {phone && (
        <a className="icon-button" href={phoneHref(phone)} aria-label={`Call ${name}`} {...more}>
          <Phone />
        </a>
      )}
      {email && (
        <a className="icon-button" href={`mailto:${email}`} aria-label={`Write to ${name}`} {...more}>
          <Mail />
        </a>
      )}
    </span>
  )
}

export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
