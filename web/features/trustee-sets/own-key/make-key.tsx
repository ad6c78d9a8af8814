// Makes a trustee's key: its twelve words are shown, copied by hand or printed, and typed back before anything is sent.
import { KeyRound, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { KeyFailure, type KeyKeeper } from '#features/trustee-keys/key-keeper.ts'
import { LeavingWords } from '#features/trustee-keys/leaving-words.tsx'
import { WordList } from '#features/trustee-keys/word-list.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { printAlone } from '#ui/theme/print-alone.ts'
import { TypeBack } from './type-back.tsx'

interface MakeKeyProps {
  keeper: KeyKeeper
  /** The committee's. */
  name: string
  onMade: () => void
}

export function MakeKey({ keeper, name, onMade }: MakeKeyProps) {
  const [words, setWords] = useState<string[] | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)
  const make = async () => {
    setPending(true)
    setFailure('')
    try {
      setWords(await keeper.ask('make', null))
    } catch (error) {
      if (!(error instanceof KeyFailure)) throw error
      setFailure(error.message)
    }
    setPending(false)
  }
  if (words === null)
    return (
      <div className="grid gap-4">
        <WhatAKeyIs />
        {failure && <Note tone="danger">{failure}</Note>}
        <div>
          <Button
            variant="primary"
            icon={<KeyRound />}
            pending={pending}
            pendingLabel="Making your key..."
            onClick={() => void make()}
          >
            Make your key
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <LeavingWords isUnsaved>
        Your key is in this page alone and has not been sent. If you leave, it is gone, and you begin with new words.
      </LeavingWords>
      {isCopied ? (
        <TypeBack keeper={keeper} onBack={() => setCopied(false)} onRight={onMade} />
      ) : (
        <WordsToCopy name={name} words={words} onCopied={() => setCopied(true)} />
      )}
    </>
  )
}

interface WordsToCopyProps {
  /** The committee's. */
  name: string
  words: readonly string[]
  onCopied: () => void
}

/** They take the focus from the button that made way for them. */
function WordsToCopy({ name, words, onCopied }: WordsToCopyProps) {
  const all = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => all.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={all} tabIndex={-1} className="grid gap-4">
      <p className="max-w-prose">
        Copy these twelve words by hand, with their numbers, or print them. They are shown this once and are kept
        nowhere. Who has them has your key, so take no picture of them and put the paper where you keep your passport.
      </p>
      <div ref={paper}>
        <WordList label="Your twelve words" words={words} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onCopied}>
          I have copied them
        </Button>
        <Button icon={<Printer />} onClick={() => printWords(name, paper.current)}>
          Print
        </Button>
      </div>
    </div>
  )
}

const WhatAKeyIs = () => (
  <div className="grid max-w-prose gap-2">
    <p>
      Your key is made in this browser and never leaves it. You keep it as twelve words on paper: with them you finish
      what is due here, and after each election you turn your key.
    </p>
    <p>
      It takes five minutes. Have paper and a pen at hand, and nobody who reads along. If you wrote down words here
      before and never came to the end, throw them away.
    </p>
  </div>
)

/** On paper with what they are for; the page has them no longer once that is printed. */
function printWords(name: string, words: HTMLElement | null) {
  const paper = document.createElement('div')
  paper.className = 'word-list-paper'
  const title = document.createElement('h1')
  title.textContent = `Key of a trustee: ${name}`
  const line = document.createElement('p')
  line.textContent = 'Twelve words in their order. Who has them has this key. Keep them where you keep your passport.'
  paper.append(title, line)
  if (words) paper.append(words.cloneNode(true))
  printAlone(paper)
}
