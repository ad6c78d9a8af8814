// The page of every address that is none.
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Sheet } from '#ui/sheet.tsx'

export const NotFoundPage = () => (
  <Page title="404 Page Not Found">
    <Sheet flush>
      <EmptyState
        level={2}
        title="Did you forget to add the page to the router?"
        action={
          <Link to="/" className={buttonClass({})}>
            Back to the dashboard
          </Link>
        }
      />
    </Sheet>
  </Page>
)
