// The page that the address names: the page itself, what stands in for one that failed, or that there is none.

import { useShown } from '#lib/navigation/navigation.tsx'
import { PageBoundary } from '#lib/navigation/page-boundary.tsx'
import { NotFoundPage } from '../pages/not-found.tsx'
import { ProblemPage } from './problem-page.tsx'

export function ShownPage() {
  const shown = useShown()
  const { page: Page = NotFoundPage } = shown.route ?? {}
  if (shown.error !== undefined) return <ProblemPage error={shown.error} />
  return (
    <PageBoundary attempt={shown} Problem={ProblemPage}>
      <Page />
    </PageBoundary>
  )
}
