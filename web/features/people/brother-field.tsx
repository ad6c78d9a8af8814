// Who is entered as big or little brother: looked for by name, then shown with his portrait and class.
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { LineProps } from '#ui/controls/combobox.tsx'
import { brothersById } from './brother-index.ts'
import { type BrotherOption, brotherClass, offerByName } from './brother-options.ts'
import { BrotherPicker } from './brother-picker.tsx'
import { directoryQuery } from './queries.ts'
import { SelectedPerson } from './selected-person.tsx'

type BrotherFieldProps = LineProps & {
  /** A member's id, or a name. */
  value: string | null
  onChange: (next: string | null) => void
  /** Ids that are not offered, such as his own. */
  exclude: readonly number[]
  /** Whether the name of somebody who is not in the directory may be kept. */
  allowNames?: boolean
  /** The organisation's, as in Pre-OSOP. */
  shortName: string
}

export function BrotherField({ value, onChange, ...search }: BrotherFieldProps) {
  const { data: brothers } = useQuery(directoryQuery)
  const box = useRef<HTMLDivElement>(null)
  /** The value that goes with what has the focus. */
  const leaving = useRef<string | null>(undefined)

  const change = (next: string | null, isFocusHere: boolean) => {
    leaving.current = isFocusHere ? value : undefined
    onChange(next)
  }
  useLayoutEffect(() => {
    if (leaving.current === undefined || leaving.current === value) return
    leaving.current = undefined
    box.current?.querySelector<HTMLElement>('input, button')?.focus()
  })
  return (
    <div ref={box}>
      {value === null ? (
        <NameSearch {...search} brothers={brothers} onPick={change} />
      ) : (
        <SelectedPerson {...describe(value, brothers, search.shortName)} onClear={() => change(null, true)} />
      )}
    </div>
  )
}

type Brothers = readonly MemberSummary[] | undefined

type NameSearchProps = Omit<BrotherFieldProps, 'value' | 'onChange'> & {
  brothers: Brothers
  /** With an id or a name, and whether the focus is still in the field. */
  onPick: (value: string, isFocusHere: boolean) => void
}

function NameSearch({ brothers, exclude, allowNames = false, onPick, ...line }: NameSearchProps) {
  const [typed, setTyped] = useState('')
  const offer = offerByName({ brothers, typed, exclude, allowNames })
  const pick = (option: BrotherOption | undefined, isFocusHere: boolean) => {
    if (option?.kind === 'brother') onPick(String(option.brother.id), isFocusHere)
    if (option?.kind === 'name') onPick(option.name, isFocusHere)
  }
  return (
    <BrotherPicker
      {...line}
      listLabel="Brothers"
      text={typed}
      onText={setTyped}
      offer={offer}
      onPick={(option) => pick(option, true)}
      onBlur={(event) => {
        // A name that was typed and not chosen is not lost.
        pick(
          offer.options.find(({ kind }) => kind === 'name'),
          false,
        )
        line.onBlur?.(event)
      }}
    />
  )
}

const ID = /^[1-9]\d*$/

function describe(value: string, brothers: Brothers, shortName: string) {
  if (!ID.test(value)) return { name: value, detail: 'not in the directory' }
  if (!brothers) return { name: 'Loading brothers...' }
  const brother = brothersById(brothers).get(value)
  if (!brother) return { name: 'A brother who has left the directory' }
  return { name: displayName(brother), detail: brotherClass(brother, shortName), photo: brother.profileImageUrl }
}
