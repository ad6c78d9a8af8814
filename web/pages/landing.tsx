// What a visitor sees at every address but a few: a quotation in which one word opens the sign-in dialog.
import type { PublicWords } from '@aerie/contract/settings'
import { useState } from 'react'
import { useEntrance } from '#features/visitor/use-entrance.ts'
import { HiddenWord, Landing } from '#ui/landing.tsx'

export function LandingPage({ words }: { words: PublicWords }) {
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has('signin'))
  const { Entrance, failed = false, approach } = useEntrance(open)
  const { before, word, after } = words.quote
  const press = () => {
    approach()
    setOpen(true)
  }
  return (
    <>
      <title>{words.name}</title>
      <Landing
        quote={
          <>
            {before}
            <HiddenWord word={word} label="Sign in" onPress={press} />
            {after}
          </>
        }
        source={words.quoteSource}
        foot={
          <>
            {open && failed ? <Stuck /> : <span>Members only, since the first class</span>}
            <a href="/privacy">Privacy Policy</a>
          </>
        }
      />
      {Entrance && <Entrance open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const Stuck = () => <span role="alert">The door is stuck. Check your connection and try again.</span>
