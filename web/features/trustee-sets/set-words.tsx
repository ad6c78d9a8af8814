// The twelve words of a committee, which its trustees read to each other: they are the same only where all see the same keys.
import type { TrusteeSetDetails } from '@aerie/contract/trustee-sets'
import { listOf } from '@aerie/text/lists'
import { useEffect, useState } from 'react'
import { type KeyKeeper, keyObstacle } from '#features/trustee-keys/key-keeper.ts'
import { WordList } from '#features/trustee-keys/word-list.tsx'
import { keep, readKept } from '#lib/browser-storage.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { thresholdWords } from './set-state.ts'

interface SetWordsProps {
  set: TrusteeSetDetails
  keeper: KeyKeeper
}

/** Nothing before round 1 is done. */
export function SetWords({ set, keeper }: SetWordsProps) {
  const words = useReckonedWords(set, keeper)
  const { words: shown, place, trustees } = set
  if (!shown) return null
  const differs = words !== null && words.join() !== shown.join()
  return (
    <Card title="The words of this committee">
      <div className="grid gap-4">
        {place !== null && (
          <p className="max-w-prose">
            Read them to each other by phone, all twelve. If they differ, somebody was shown other keys than you: stop,
            and tell an officer.
          </p>
        )}
        <WordList label="The words of this committee" words={words ?? shown} />
        <p className="max-w-prose text-ink-2">
          {thresholdWords(set)}: {listOf(trustees.map(({ name }) => name))}. That stands in these words too.
        </p>
        {differs && (
          <Note tone="danger">
            The server shows other words than this page reckons from the keys. Go no further, and tell the other
            trustees.
          </Note>
        )}
        {place !== null && <ReadTick set={set} words={(words ?? shown).join(' ')} />}
      </div>
    </Card>
  )
}

/** Kept in this browser, with the words: others later would be other keys. */
function ReadTick({ set, words }: { set: TrusteeSetDetails; words: string }) {
  const key = `aerie-committee-words-${set.id}-${set.run}`
  const [kept, setKept] = useState(() => readKept('browser', key))
  if (kept !== null && kept !== words)
    return (
      <Note tone="danger">
        These are other words than those you confirmed here. Go no further, and tell the other trustees.
      </Note>
    )
  return (
    <Checkbox
      label="We have read the same words to each other"
      hint="This browser remembers it, and warns you if they ever change."
      checked={kept === words}
      onChange={({ target }) => {
        const next = target.checked ? words : null
        keep('browser', key, next)
        setKept(next)
      }}
    />
  )
}

/** By this page, from the keys themselves; null until that is done, and for who holds none of them. */
function useReckonedWords({ certificates, place }: TrusteeSetDetails, keeper: KeyKeeper) {
  const [words, setWords] = useState<string[] | null>(null)
  useEffect(() => {
    if (certificates === null || place === null || keyObstacle() !== null) return
    // What cannot be reckoned is shown as the server has it.
    keeper.ask('reckonWords', { certificates }).then(setWords, () => {})
  }, [certificates, place, keeper])
  return words
}
