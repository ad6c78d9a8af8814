// A part of the dashboard that is still to come, and says so.
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'

export const LaterTab = ({ name }: { name: string }) => (
  <Card flush>
    <EmptyState title={name} level={2}>
      This part is not there yet. It is being built.
    </EmptyState>
  </Card>
)
