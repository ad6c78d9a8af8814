// Finds a brother in the lineage by his name.
import { bestMatches, searchTextOf } from '@aerie/text/best-matches'
import { Search } from 'lucide-react'
import { type Ref, useMemo, useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Combobox } from '#ui/controls/combobox.tsx'
import { MatchedText } from '#ui/controls/matched-text.tsx'
import type { Lineage } from './model/lineage.ts'

const MOST_FOUND = 10

interface FindBrotherProps {
  lineage: Lineage
  label: string
  placeholder?: string
  onPick: (index: number) => void
  inputRef?: Ref<HTMLInputElement>
}

export function FindBrother({ lineage, label, placeholder = 'Find a brother', onPick, inputRef }: FindBrotherProps) {
  const [text, setText] = useState('')
  const texts = useMemo(
    () =>
      lineage.forest.people.map(({ brother, name }) =>
        brother ? searchTextOf([name, `${brother.firstName} ${brother.lastName}`]) : '',
      ),
    [lineage],
  )
  const found = useMemo(() => bestMatches(texts, text, MOST_FOUND), [texts, text])
  return (
    <Combobox
      ref={inputRef}
      icon={<Search />}
      aria-label={label}
      listLabel="Brothers"
      placeholder={placeholder}
      text={text}
      onText={setText}
      options={found}
      keyOf={(index) => index}
      onPick={(index) => {
        setText('')
        onPick(index)
      }}
      note={text.trim() !== '' && found.length === 0 ? 'No brother of that name' : undefined}
      eager
    >
      {(index) => (
        <>
          <Portrait
            name={lineage.nameOf(index)}
            src={lineage.forest.people[index]?.brother?.profileImageUrl}
            isRemembered={lineage.forest.people[index]?.brother?.isRemembered}
            width={26}
            decorative
          />
          <span className="combobox-text">
            <MatchedText text={lineage.nameOf(index)} typed={text} />
            <small>{lineage.labelOf(index)}</small>
          </span>
        </>
      )}
    </Combobox>
  )
}
