// Trustees: who hold keys and how they stand, twelve words to read and to type, and what a key does.
import { useState } from 'react'
import { KeyCards, type KeyHolder } from '../features/trustee-keys/key-cards.tsx'
import { WhatAKeyDoes } from '../features/trustee-keys/what-a-key-does.tsx'
import { NO_WORDS, WordFields } from '../features/trustee-keys/word-fields.tsx'
import { WordList } from '../features/trustee-keys/word-list.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')
const HOLDERS: KeyHolder[] = [
  { place: 1, name: 'Desmond Achebe', portrait: null, isYou: false, state: 'done', line: 'turned' },
  { place: 2, name: 'Gerard Pruitt', portrait: null, isYou: false, state: 'awaited', line: 'not yet turned' },
  { place: 3, name: 'Marcus Oyelaran', portrait: null, isYou: true, state: 'awaited', line: 'Yours is the last' },
]

export function TrusteePieces() {
  const [words, setWords] = useState<readonly string[]>(['legal', 'winer', ...NO_WORDS.slice(2)])
  return (
    <GallerySection title="Trustees">
      <Card title="Counting" flush>
        <KeyCards holders={HOLDERS} done={1} needed={2} label="Keys turned" />
        <div className="grid gap-4 p-5">
          <WordFields
            label="Your twelve words"
            words={words}
            onChange={setWords}
            wrong={[1]}
            error="Word 2 is not the one that was shown."
          />
          <WordList label="The words of this committee" words={WORDS} />
        </div>
      </Card>
      <WhatAKeyDoes />
    </GallerySection>
  )
}
