// Looks for a brother by his name.
import type { MemberSummary } from '@aerie/contract/people'
import { useState } from 'react'
import { Combobox, type LineProps } from '#ui/controls/combobox.tsx'
import { MatchedText } from '#ui/controls/matched-text.tsx'
import { type BrotherOption, brotherOptions } from './brother-options.ts'
import { displayName } from './names.ts'
import { Portrait } from './portrait.tsx'

type BrotherSearchProps = LineProps & {
  /** Undefined until the directory has come. */
  brothers: readonly MemberSummary[] | undefined
  labelOf: (brother: MemberSummary) => string
  exclude: readonly number[]
  allowNames?: boolean
  /** With an id or a name, and whether the focus is still in the field. */
  onPick: (value: string, isFocusHere: boolean) => void
}

export function BrotherSearch(props: BrotherSearchProps) {
  const { brothers, labelOf, exclude, allowNames = false, onPick, ...input } = props
  const [typed, setTyped] = useState('')
  const { options, note } = brotherOptions({ brothers, typed, exclude, allowNames })
  return (
    <Combobox
      {...input}
      listLabel="Brothers"
      text={typed}
      onText={setTyped}
      options={options}
      note={note}
      keyOf={keyOf}
      onPick={(option) => onPick(asValue(option), true)}
      onBlur={(event) => {
        // A name that was typed and not chosen is not lost.
        const kept = options.find(({ kind }) => kind === 'name')
        if (kept) onPick(asValue(kept), false)
        input.onBlur?.(event)
      }}
      eager
    >
      {(option) =>
        option.kind === 'name' ? (
          <span className="combobox-text">Keep “{option.name}” as a name</span>
        ) : (
          <Brother brother={option.brother} label={labelOf(option.brother)} typed={typed} />
        )
      }
    </Combobox>
  )
}

const Brother = ({ brother, label, typed }: { brother: MemberSummary; label: string; typed: string }) => (
  <>
    <Portrait name={displayName(brother)} src={brother.profileImageUrl} width={26} decorative />
    <span className="combobox-text">
      <MatchedText text={fullName(brother)} typed={typed} />
      <small>{label}</small>
    </span>
  </>
)

/** Both names, so that one sees why he was found: 'Callum “Rook” Fairweather'. */
const fullName = ({ firstName, familiar, lastName }: MemberSummary) =>
  [firstName, familiar && familiar !== firstName && `“${familiar}”`, lastName].filter(Boolean).join(' ')

const keyOf = (option: BrotherOption) => (option.kind === 'name' ? 'name' : option.brother.id)

const asValue = (option: BrotherOption) => (option.kind === 'name' ? option.name : String(option.brother.id))
