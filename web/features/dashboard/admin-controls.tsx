// What officers look after, one tile to each.
import { Files, UsersRound, Vote } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

const TILES = [
  { to: '/admin', icon: <UsersRound />, title: 'Member Management', note: 'Roles and access' },
  { to: '/governance', icon: <Vote />, title: 'Governance', note: 'Manage polls and voting' },
  { to: '/documents', icon: <Files />, title: 'Documents', note: 'Upload and curate' },
]

export const AdminControls = () => (
  <Card
    title="Admin Controls"
    flush
    className="overflow-hidden"
    action={
      <Link to="/admin" className={buttonClass({ size: 'sm' })}>
        Admin Panel
      </Link>
    }
  >
    <div className="grid gap-px border-t border-line bg-line sm:grid-cols-3">
      {TILES.map(({ to, icon, title, note }) => (
        <Link key={to} to={to} className="grid content-start gap-0.5 bg-sheet px-3.5 pt-3.5 pb-4 hover:bg-sheet-2">
          <span className="mb-1 text-foil">{icon}</span>
          <b className="font-semibold">{title}</b>
          <span className="text-sm text-ink-3">{note}</span>
        </Link>
      ))}
    </div>
  </Card>
)
