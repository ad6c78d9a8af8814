// An office a member holds: a dot in the office's colour and its name.
import './office.css'

export function OfficeBadge({ slug, label }: { slug: string; label: string }) {
  return (
    <span className="office-badge" data-office={slug}>
      <span className="office-dot" aria-hidden />
      {label}
    </span>
  )
}
