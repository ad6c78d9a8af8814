// The test of a part of a page, or of a hook: it runs in a page as the app makes it, before a wire that the test answers.
import { passkeys } from '@aerie/contract/passkeys'
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { test as plain } from 'vitest'
import { PasswordAgain } from '#features/account/password-again.tsx'
import { sessionQuery } from '#features/session/queries.ts'
import { settingsQuery } from '#features/settings/queries.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { makeCache } from '../app/cache.ts'
import { SETTINGS, signedIn } from './cast.ts'
import { openWire, type Wire } from './wire.ts'

/** As in the app, who is signed in and the settings are known before a page is drawn. */
interface Known {
  user?: ReturnType<typeof signedIn>
  settings?: Partial<typeof SETTINGS>
}

/** A brother without powers is signed in, unless another is given. */
export const test = plain
  .extend('wire', () => openWire())
  .extend('show', ({ wire }) => (part: ReactNode, known: Known = {}) => {
    const { cache, Page } = openPage(wire, known)
    const { unmount } = render(<Page>{part}</Page>)
    return { cache, leave: unmount }
  })
  .extend(
    'run',
    ({ wire } /** Runs a hook, with what it is given; `again` with something else. */) =>
      <Given, Answer>(hook: (given: Given) => Answer, given: NoInfer<Given>, known: Known = {}) => {
        const { cache, Page } = openPage(wire, known)
        const { result, rerender, unmount } = renderHook(hook, { wrapper: Page, initialProps: given })
        return { cache, result, again: rerender, leave: unmount }
      },
  )

function openPage(wire: Wire, { user = signedIn({}), settings: changed }: Known) {
  const words = { ...SETTINGS, ...changed }
  if (!wire.answers(session.current)) wire.answer(session.current, user)
  wire.answer(settings.show, words)
  // What asks for the password again looks whether he could show one instead.
  if (!wire.answers(passkeys.list)) wire.answer(passkeys.list, { passkeys: [], rpId: '', userHandle: '' })
  const cache = makeCache()
  cache.setQueryData(sessionQuery.queryKey, user)
  cache.setQueryData(settingsQuery.queryKey, words)
  const Page = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PasswordAgain />
      <Toaster />
    </QueryClientProvider>
  )
  return { cache, Page }
}
