// What holds for every poll, and what anonymous means here.
import './guidelines-card.css'
import { Card } from '#ui/layout/card.tsx'

const GUIDELINES = [
  'All members can vote on active polls.',
  'Quorum ensures valid decisions.',
  'Results are transparent and permanently recorded.',
  'Only administrators create polls.',
  'Voting is anonymous but participation is tracked.',
]

export const GuidelinesCard = () => (
  <Card title="Governance Guidelines">
    <ol className="guidelines-card">
      {GUIDELINES.map((guideline) => (
        <li key={guideline}>{guideline}</li>
      ))}
    </ol>
    <p className="mt-3 text-pretty text-ink-3 text-sm">
      Who voted is recorded; what they voted is sealed and separated when the poll closes. The server operator could
      open poll votes; in elections with trustees not even he can.
    </p>
  </Card>
)
