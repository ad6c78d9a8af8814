// Looks for a brother who is on a photo.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offerByName } from '#features/people/brother-options.ts'
import { BrotherPicker } from '#features/people/brother-picker.tsx'
import { directoryQuery } from '#features/people/queries.ts'
import { useSettings } from '#features/settings/queries.ts'

interface BrotherSearchProps {
  /** Ids that are not offered. */
  exclude: readonly number[]
  onPick: (memberId: number) => void
  autoFocus?: boolean
  label?: string
}

export function BrotherSearch({ exclude, onPick, autoFocus = false, label }: BrotherSearchProps) {
  const { data: brothers } = useQuery(directoryQuery)
  const { shortName } = useSettings()
  const [typed, setTyped] = useState('')
  return (
    <BrotherPicker
      listLabel="Brothers"
      aria-label={label}
      text={typed}
      onText={setTyped}
      shortName={shortName}
      offer={offerByName({ brothers, typed, exclude, allowNames: false })}
      autoFocus={autoFocus}
      onPick={(option) => {
        setTyped('')
        if (option.kind === 'brother') onPick(option.brother.id)
      }}
    />
  )
}
