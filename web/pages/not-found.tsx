// The page of every address that is none.
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

export const NotFoundPage = () => (
  <Page title="404 Page Not Found">
    <Card flush>
      <EmptyState
        level={2}
        title="Did you forget to add the page to the router?"
        action={
          <Link to="/" className={buttonClass({})}>
            Back to the dashboard
          </Link>
        }
      >
        There is no page at this address. It may have moved, or only part of the link was copied.
      </EmptyState>
    </Card>
  </Page>
)
