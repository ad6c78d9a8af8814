// The offices of a member as dots in a row, each named for assistive technology and on hover.
import './office.css'
import { Tooltip } from '#ui/overlays/tooltip.tsx'

export type Office = { slug: string; label: string }

export function OfficeDots({ offices }: { offices: readonly Office[] }) {
  return (
    <span className="office-dots">
      {offices.map(({ slug, label }) => (
        <Tooltip key={slug + label} label={label}>
          <span className="office-dot" data-office={slug} role="img" aria-label={label} />
        </Tooltip>
      ))}
    </span>
  )
}
