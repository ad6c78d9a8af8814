// What stands at the left of a row: a portrait, a picture, a document's leaf, the dot of an office, or the sign of its kind.
import './found-row.css'
import '#features/people/office.css'
import { ArrowRight, CalendarDays, Images, MapPin, Plane, ScrollText, UsersRound, Vote } from 'lucide-react'
import type { ReactNode } from 'react'
import { DocumentLeaf } from '#features/documents/words/document-leaf.tsx'
import { Portrait } from '#features/people/portrait.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import type { RowPicture as Picture, RowSign } from './row.ts'

const SIGNS: Record<RowSign, ReactNode> = {
  tag: <Images />,
  news: <ScrollText />,
  vote: <Vote />,
  trip: <Plane />,
  gathering: <CalendarDays />,
  place: <MapPin />,
  brothers: <UsersRound />,
  more: <ArrowRight />,
}

/** `name` is whose portrait it is; it stands beside it. */
export function RowPicture({ picture, name }: { picture: Picture; name: string }) {
  if ('portrait' in picture)
    return <Portrait name={name} src={picture.portrait} hash={picture.hash} width={34} decorative />
  if ('thumbnail' in picture)
    return <Thumbnail className="found-row-thumbnail" src={picture.thumbnail} hash={picture.hash} />
  if ('document' in picture)
    return <DocumentLeaf document={{ kind: picture.document, filename: `.${picture.document}` }} />
  if ('office' in picture) return <span className="office-dot" data-office={picture.office} />
  return 'sign' in picture ? SIGNS[picture.sign] : picture.icon
}
