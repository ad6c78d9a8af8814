// The board on which posters are put in order.
import { useState } from 'react'
import { PosterBoard } from '../features/movies/poster-board.tsx'
import { moved } from '../features/movies/reorder.ts'
import type { Poster } from '../features/people/posters.tsx'
import { GallerySection } from './gallery-section.tsx'

const POSTERS: Poster[] = [
  { title: 'The Long North', src: '/engravings/wing.avif' },
  { title: 'Regattas, any' },
  { title: 'Letterpress restoration videos' },
  { title: 'Night Desk' },
]

export function PosterPieces() {
  const [posters, setPosters] = useState(POSTERS)
  return (
    <GallerySection title="Posters in order">
      <PosterBoard
        posters={posters}
        free={Math.max(0, 6 - posters.length)}
        onMove={(from, to) => setPosters(moved(posters, from, to))}
        onRemove={(at) => setPosters(posters.filter((_, place) => place !== at))}
      />
    </GallerySection>
  )
}
