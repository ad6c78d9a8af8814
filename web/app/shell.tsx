// What stands around every page of a member: the spine, the notices, and what carries the reader from page to page.
import { Outlet } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { start } from '#lib/start.ts'
import { AppFrame } from '#ui/app-frame.tsx'
import { LinkContext } from '#ui/link.tsx'
import { SiteName } from '#ui/site-name.ts'
import { Toaster } from '#ui/toaster.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { Arrival, useStop } from './arrival.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { MemberSpine } from './member-spine.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { RouterLink } from './router-link.tsx'

export function Shell() {
  const stop = useStop()
  const underWay = useRef(false)
  const [announcement, announce] = useState('')
  return (
    <SiteName value={start.words.name}>
      <LinkContext value={RouterLink}>
        <TooltipProvider>
          <AppFrame spine={<MemberSpine motto={start.words.motto} />}>
            <div className="min-w-0">
              <ConnectionNotice />
              <Suspense key={stop} fallback={<PageSkeleton />}>
                <Outlet />
                <Arrival underWay={underWay} announce={announce} />
              </Suspense>
            </div>
          </AppFrame>
          <p className="sr-only" aria-live="polite">
            {announcement}
          </p>
          <Toaster />
        </TooltipProvider>
      </LinkContext>
    </SiteName>
  )
}
