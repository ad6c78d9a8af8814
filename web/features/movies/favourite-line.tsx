// What a line under the favourites' field says.
import '#ui/controls/combobox.css'
import { PenLine, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { PosterThumb } from '#features/people/posters.tsx'
import type { FavouriteOption } from './favourite-options.ts'

export function FavouriteLine({ option }: { option: FavouriteOption }) {
  if (option.kind === 'again')
    return (
      <>
        <Sign>
          <RotateCw />
        </Sign>
        Search again
      </>
    )
  const { title, image } = option.favourite
  if (option.kind === 'own')
    return (
      <>
        <Sign>
          <PenLine />
        </Sign>
        <span className="combobox-text">
          Add “{title}” <small>In your own words</small>
        </span>
      </>
    )
  return (
    <>
      <PosterThumb src={image} />
      <span className="combobox-text">
        {title} <small>{option.about}</small>
      </span>
      {option.isChosen && <span className="combobox-figure">Chosen</span>}
    </>
  )
}

const Sign = ({ children }: { children: ReactNode }) => (
  <span className="grid h-8 w-10 flex-none place-items-center">{children}</span>
)
