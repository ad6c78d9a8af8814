// The twelve words typed back, which shows that they are on paper as they should be.
import { plural } from '@aerie/text/plurals'
import { useState } from 'react'
import { KeyFailure, type KeyKeeper } from '#features/trustee-keys/key-keeper.ts'
import { NO_WORDS, placesInWords, WordFields } from '#features/trustee-keys/word-fields.tsx'
import { Button } from '#ui/controls/button.tsx'

interface TypeBackProps {
  keeper: KeyKeeper
  /** Shows them once more. */
  onBack: () => void
  onRight: () => void
}

export function TypeBack({ keeper, onBack, onRight }: TypeBackProps) {
  const [typed, setTyped] = useState(NO_WORDS)
  const [wrong, setWrong] = useState<number[]>([])
  const [failure, setFailure] = useState('')
  const compare = async () => {
    try {
      const differing = await keeper.ask('compare', [...typed])
      setWrong(differing)
      if (differing.length === 0) onRight()
    } catch (error) {
      if (!(error instanceof KeyFailure)) throw error
      setFailure(error.message)
    }
  }
  return (
    <form
      autoComplete="off"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void compare()
      }}
    >
      <p className="max-w-prose">
        Now type them from your paper. It is the paper that is tested: if a word was copied wrongly, this is when it can
        be mended.
      </p>
      <WordFields
        label="Your twelve words"
        words={typed}
        onChange={(next) => {
          setTyped(next)
          setWrong([])
        }}
        wrong={wrong}
        focused
        error={wrong.length > 0 ? wrongWords(wrong) : failure}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          These are my words
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Show them again
        </Button>
      </div>
    </form>
  )
}

const wrongWords = (places: readonly number[]) =>
  `${placesInWords(places)} ${plural(places.length, 'is not the one that was', 'are not those that were')} shown.`
