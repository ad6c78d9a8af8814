// As many photos as fill one row, beside each other.
import type { Photo } from '@aerie/contract/photos'
import { useLayoutEffect, useRef, useState } from 'react'
import { justifiedRows } from '#features/photos/grid/justified-rows.ts'
import { PhotoTile } from '#features/photos/grid/photo-tile.tsx'

interface PhotoRowProps {
  photos: readonly Photo[]
  hrefOf: (photo: Photo) => string
  onOpen: (photo: Photo) => void
}

/** All in CSS pixels; on a phone rows are lower. */
const GAP = 6
const NARROW = 560
const WANTED = { wide: 168, narrow: 118 }

export function PhotoRow({ photos, hrefOf, onOpen }: PhotoRowProps) {
  const { box, width } = useWidth()
  const wanted = width < NARROW ? WANTED.narrow : WANTED.wide
  const row = width > 0 ? justifiedRows(photos, { width, wanted, gap: GAP })[0] : undefined
  return (
    <ul ref={box} className="relative" style={{ height: row?.height ?? wanted }}>
      {row?.places.map(({ left, width: each }, at) => {
        const photo = photos[at]
        return (
          photo && (
            <li key={photo.id}>
              <PhotoTile
                photo={photo}
                left={left}
                width={each}
                height={row.height}
                href={hrefOf(photo)}
                isActive
                onOpen={onOpen}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** 0 until it is known. */
function useWidth() {
  const box = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const look = () => setWidth(Math.floor(box.current?.getBoundingClientRect().width ?? 0))
    const observer = new ResizeObserver(look)
    if (box.current) observer.observe(box.current)
    look()
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
