// The field in which movies and shows are searched, with what was found under it.
import '#ui/controls/field.css'
import '#ui/overlays/popover.css'
import '#ui/controls/combobox.css'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { ComboboxOptions } from '#ui/controls/combobox-options.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useCombobox } from '#ui/controls/use-combobox.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { FavouriteLine } from './favourite-line.tsx'
import { type Favourite, type FavouriteOption, favouriteOptions, searchNote } from './favourite-options.ts'
import { useMovieSearch } from './use-movie-search.ts'

interface MovieSearchProps {
  ref: Ref<HTMLInputElement>
  text: string
  onText: (text: string) => void
  onAdd: (favourite: Favourite) => void
  chosen: readonly Favourite[]
  /** No more can be added. */
  full: boolean
}

const ATTRIBUTION = 'This product uses the TMDB API but is not endorsed or certified by TMDB.'

export function MovieSearch({ ref, text, onText, onAdd, chosen, full }: MovieSearchProps) {
  const [open, setOpen] = useState(false)
  const { state, searchNow, searchAgain } = useMovieSearch(text)
  const options = favouriteOptions(text, state, chosen)
  const note = searchNote(text, state)
  const pick = (option: FavouriteOption) => {
    if (option.kind !== 'again') return onAdd(option.favourite)
    setOpen(true)
    searchAgain()
  }
  // While the search is under way Enter must not take one's own words for a title that is about to be found.
  const eager = state.is === 'found' || state.is === 'failed'
  const list = useCombobox({
    text,
    options,
    hasNote: note !== undefined,
    open,
    onOpenChange: setOpen,
    onPick: pick,
    eager,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (list.takeKey(event) || event.key !== 'Enter') return
    event.preventDefault()
    list.setOpen(true)
    searchNow()
  }
  return (
    <div className="combobox">
      <Input
        ref={ref}
        icon={<Search />}
        placeholder={full ? 'All places are taken' : 'A title, or anything you like'}
        maxLength={100}
        readOnly={full}
        {...list.inputProps}
        value={text}
        onChange={(event) => {
          list.setOpen(true)
          onText(event.target.value)
        }}
        onClick={() => list.setOpen(true)}
        onBlur={list.leave}
        onKeyDown={onKeyDown}
      />
      {list.isShown && (
        // The focus stays in the field.
        <div
          className="combobox-list popover-paper max-h-104 scroll-pb-16"
          onPointerDown={(event) => event.preventDefault()}
        >
          {note && (
            <p className="combobox-note flex items-center gap-2">
              {state.is === 'searching' && <Spinner />}
              {note}
            </p>
          )}
          {list.isListed && (
            <ComboboxOptions
              id={list.listId}
              label="Movies and shows"
              options={options}
              keyOf={({ key }) => key}
              active={list.active}
              onPick={list.pick}
            >
              {(option) => <FavouriteLine option={option} />}
            </ComboboxOptions>
          )}
          {state.is === 'found' && (
            <p className="combobox-note field-hint sticky -bottom-[5px] bg-sheet-3">{ATTRIBUTION}</p>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {list.isShown && (note ?? (state.is === 'found' && `${state.results.length} found`))}
      </span>
    </div>
  )
}
