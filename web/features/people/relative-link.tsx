// A brother of the same line; a link when he is in the directory.
import './relative-link.css'
import { Link } from '#ui/controls/link.tsx'
import { Portrait } from './portrait.tsx'

type RelativeLinkProps = {
  name: string
  relation: string
  photo?: string | null | undefined
  isRemembered?: boolean | undefined
  to?: string | undefined
}

export function RelativeLink({ name, relation, photo, isRemembered, to }: RelativeLinkProps) {
  const content = (
    <>
      <Portrait name={name} src={photo} width={44} isRemembered={isRemembered} decorative />
      <span>
        <b>{name}</b>
        <small>{relation}</small>
      </span>
    </>
  )
  if (!to) return <div className="relative-link">{content}</div>
  return (
    <Link to={to} className="relative-link">
      {content}
    </Link>
  )
}
