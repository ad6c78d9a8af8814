// The favourites of a profile: nine at most, searched or in one's own words, in an order of one's own.
import { LONGEST_CUSTOM_INTEREST, MOST_INTERESTS } from '@aerie/contract/member-values'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { type Favourite, isAmong } from './favourite-options.ts'
import { MovieSearch } from './movie-search.tsx'
import { OwnWords } from './own-words.tsx'
import { PosterBoard } from './poster-board.tsx'
import { COLUMNS, moved } from './reorder.ts'

interface FavouritesGridProps {
  value: readonly Favourite[]
  onChange: (next: Favourite[]) => void
  /** Whether this installation can search movies; without it everything is in one's own words. */
  canSearch: boolean
  max?: number
  /** What is wrong with the list as it was sent. */
  error?: string | undefined
  /** The field, so that a form may focus it. */
  ref?: Ref<HTMLInputElement>
}

export function FavouritesGrid({ value, onChange, canSearch, max = MOST_INTERESTS, error, ref }: FavouritesGridProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [said, say] = useState('')
  const full = value.length >= max

  const type = (next: string) => {
    setText(next)
    setFault(undefined)
  }
  const add = (favourite: Favourite) => {
    if (full) return
    if (isAmong(value, favourite.title)) return setFault(`${favourite.title} is among your favourites already.`)
    type('')
    say(`${favourite.title} added, ${value.length + 1} of ${max}.`)
    onChange([...value, favourite])
  }
  const remove = (at: number) => {
    onChange(value.filter((_, place) => place !== at))
    if (value.length === 1) field.current?.focus()
  }
  const entry = { ref: field, text, onText: type, onAdd: add, full }
  return (
    <div className="grid max-w-120 gap-4">
      <Field
        label={canSearch ? 'Search movies and shows' : 'Add a favourite'}
        hint={hintFor(full, canSearch)}
        error={fault ?? error}
        action={
          <span className="field-hint num">
            {value.length} of {max}
          </span>
        }
      >
        {canSearch ? <MovieSearch {...entry} chosen={value} /> : <OwnWords {...entry} />}
      </Field>
      <PosterBoard
        posters={value.map(({ title, image }) => ({ title, src: image }))}
        free={freePlaces(value.length, max)}
        onMove={(from, to) => onChange(moved(value, from, to))}
        onRemove={remove}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/** To the end of the row that the next one comes to. */
const freePlaces = (count: number, max: number) =>
  count >= max ? 0 : Math.min(max, COLUMNS * (Math.floor(count / COLUMNS) + 1)) - count

function hintFor(full: boolean, canSearch: boolean) {
  if (full) return 'Remove one to add another.'
  return canSearch
    ? `Or in your own words, in up to ${LONGEST_CUSTOM_INTEREST} characters.`
    : `The search for movies and shows is not set up here. Write what you like, in up to ${LONGEST_CUSTOM_INTEREST} characters.`
}
