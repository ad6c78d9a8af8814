// What a visitor sees at every address but a few: a quotation in which one word opens the sign-in dialog.
import type { PublicSettings } from '@aerie/contract/settings'
import { useState } from 'react'
import { HiddenWord, Landing } from '#features/sign-in/landing.tsx'
import { useSignInDialogs } from '#features/sign-in/use-sign-in-dialogs.ts'

interface LandingPageProps {
  settings: Pick<PublicSettings, 'name' | 'quote' | 'quoteSource' | 'publicRegistration'>
}

export function LandingPage({ settings }: LandingPageProps) {
  // There is no address where it is drawn for the first paint.
  const [open, setOpen] = useState(() => new URLSearchParams(globalThis.location?.search).has('signin'))
  const { SignInDialogs, failed, approach } = useSignInDialogs(open)
  const { before, word, after } = settings.quote
  const press = () => {
    approach()
    setOpen(true)
  }
  return (
    <>
      <title>{settings.name}</title>
      <Landing
        quote={
          <>
            {before}
            <HiddenWord word={word} label="Sign in" onPress={press} />
            {after}
          </>
        }
        source={settings.quoteSource}
        foot={
          <>
            {open && failed ? <Stuck /> : <span>Members only, since the first class</span>}
            {settings.publicRegistration && <a href="/join">Ask to join</a>}
            <a href="/privacy">Privacy Policy</a>
          </>
        }
      />
      {SignInDialogs && <SignInDialogs open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const Stuck = () => <span role="alert">The door is stuck. Check your connection and try again.</span>
