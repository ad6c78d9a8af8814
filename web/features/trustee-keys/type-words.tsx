// Takes a trustee's key from the twelve words that he typed, in this browser alone.
import { plural } from '@aerie/text/plurals'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { KeyFailure, type KeyKeeper } from './key-keeper.ts'
import { COUNT, NO_WORDS, placesInWords, WordFields } from './word-fields.tsx'

interface TypeWordsProps {
  keeper: KeyKeeper
  submitLabel: string
  pendingLabel: string
  icon?: ReactNode
  /** Why they are not the words that are wanted, in a sentence; null where they are, and the key is in the worker. */
  judge: () => Promise<string | null>
  /** Stand beside the button. */
  children?: ReactNode
}

export function TypeWords({ keeper, submitLabel, pendingLabel, icon, judge, children }: TypeWordsProps) {
  const [words, setWords] = useState(NO_WORDS)
  const [fault, setFault] = useState<{ places: number[]; sentence: string }>(NO_FAULT)
  const [pending, setPending] = useState(false)
  const submit = async () => {
    setPending(true)
    const found = await faultOf(words, { keeper, judge })
    setFault(found ?? NO_FAULT)
    if (found === null) setWords(NO_WORDS)
    setPending(false)
  }
  return (
    <form
      autoComplete="off"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <WordFields
        label="Your twelve words"
        words={words}
        onChange={(next) => {
          setWords(next)
          setFault(NO_FAULT)
        }}
        wrong={fault.places}
        error={fault.sentence}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" icon={icon} pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}

const NO_FAULT = { places: [], sentence: '' }

async function faultOf(words: readonly string[], { keeper, judge }: Pick<TypeWordsProps, 'keeper' | 'judge'>) {
  const missing = words.flatMap((word, at) => (word === '' ? [at] : []))
  if (missing.length > 0)
    return { places: missing, sentence: `${COUNT - missing.length} of ${COUNT} words are there. Type them all.` }
  try {
    const found = await keeper.ask('hold', [...words])
    if (found) return { places: found.places, sentence: sentenceFor(found.places) }
    const sentence = await judge()
    return sentence === null ? null : { places: [], sentence }
  } catch (error) {
    if (error instanceof KeyFailure) return { places: [], sentence: error.message }
    throw error
  }
}

const sentenceFor = (places: readonly number[]) =>
  places.length > 0
    ? `${placesInWords(places)} ${plural(places.length, 'is', 'are')} none of the words that can be yours. Look at your paper once more.`
    : 'One of these words is another, or two changed their places. Look at your paper once more.'
