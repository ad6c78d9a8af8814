// The field for favourites in one's own words.
import { LONGEST_CUSTOM_INTEREST } from '@aerie/contract/member-values'
import { Plus } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { type Favourite, ownFavourite } from './favourite-options.ts'

interface OwnWordsProps {
  ref: Ref<HTMLInputElement>
  text: string
  onText: (text: string) => void
  onAdd: (favourite: Favourite) => void
  /** No more can be added. */
  full: boolean
}

export function OwnWords({ ref, text, onText, onAdd, full }: OwnWordsProps) {
  const own = ownFavourite(text)
  const add = () => own && onAdd(own)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <Input
        ref={ref}
        autoComplete="off"
        placeholder={full ? 'All places are taken' : 'A title, or anything you like'}
        maxLength={LONGEST_CUSTOM_INTEREST}
        readOnly={full}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button className="h-full" icon={<Plus />} onClick={add} disabled={!own || full}>
        Add
      </Button>
    </div>
  )
}
