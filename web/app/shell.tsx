// What stands around every page of a member: the sidebar, the notices, and what carries the reader from page to page.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { PasswordAgain } from '#features/account/password-again.tsx'
import { SiteLogo } from '#features/logo/site-mark.tsx'
import { settingsQuery } from '#features/settings/queries.ts'
import { start } from '#lib/start.ts'
import { LinkContext } from '#ui/controls/link.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { SiteName } from '#ui/layout/site-name.ts'
import { AppFrame } from './app-frame.tsx'
import { MemberSidebar } from './member-sidebar.tsx'
import { Notices } from './notices.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { RouteAnnouncer, useRouteId } from './route-announcer.tsx'
import { RouterLink } from './router-link.tsx'
import { ShownPage } from './shown-page.tsx'

export function Shell() {
  const stop = useRouteId()
  const underWay = useRef(false)
  const [announcement, announce] = useState('')
  const { name, motto, logo } = useQuery(settingsQuery).data ?? start.settings
  return (
    <SiteName value={name}>
      <LinkContext value={RouterLink}>
        <SiteLogo value={logo}>
          <AppFrame sidebar={<MemberSidebar motto={motto} />}>
            <div className="min-w-0">
              <Notices />
              <Suspense key={stop} fallback={<PageSkeleton />}>
                <ShownPage />
                <RouteAnnouncer underWay={underWay} announce={announce} />
              </Suspense>
            </div>
          </AppFrame>
          <p className="sr-only" aria-live="polite">
            {announcement}
          </p>
          <PasswordAgain />
          <Toaster />
        </SiteLogo>
      </LinkContext>
    </SiteName>
  )
}
