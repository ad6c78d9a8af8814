// Who is entered as big or little brother: looked for by name, then shown with his plate and class.
import { classLabel } from '@aerie/contract/classes'
import type { MemberSummary } from '@aerie/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { LineProps } from '#ui/controls/combobox.tsx'
import { brothersById } from './brother-index.ts'
import { BrotherSearch } from './brother-search.tsx'
import { displayName } from './names.ts'
import { directoryQuery } from './queries.ts'
import { SelectedPerson } from './selected-person.tsx'

type BrotherPickerProps = LineProps & {
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

export function BrotherPicker({ value, onChange, shortName, ...search }: BrotherPickerProps) {
  const { data: brothers } = useQuery(directoryQuery)
  const box = useRef<HTMLDivElement>(null)
  /** The value that goes with what has the focus. */
  const leaving = useRef<string | null>(undefined)
  const labelOf = (brother: MemberSummary) => classLabel({ ...brother, title: brother.currentPosition }, shortName)

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
        <BrotherSearch {...search} brothers={brothers} labelOf={labelOf} onPick={change} />
      ) : (
        <SelectedPerson {...describe(value, brothers, labelOf)} onClear={() => change(null, true)} />
      )}
    </div>
  )
}

const ID = /^[1-9]\d*$/

type Brothers = readonly MemberSummary[] | undefined

function describe(value: string, brothers: Brothers, labelOf: (brother: MemberSummary) => string) {
  if (!ID.test(value)) return { name: value, detail: 'not in the directory' }
  if (!brothers) return { name: 'Loading brothers...' }
  const brother = brothersById(brothers).get(value)
  if (!brother) return { name: 'A brother who has left the directory' }
  return { name: displayName(brother), detail: labelOf(brother), photo: brother.profileImageUrl }
}
