// An album among others: what is in it, whether it is open, its title and who made it.
import './album-card.css'
import { thumbnailSrcSet, thumbnailUrl } from '@aerie/contract/album-values'
import type { Album } from '@aerie/contract/albums'
import { Images } from 'lucide-react'
import { Link } from '#ui/controls/link.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { cx } from '#ui/theme/cx.ts'
import { AccessTag } from './access-tag.tsx'
import { albumLine } from './album-words.ts'

/** With so many pictures the cover shows all of them, with fewer the first. */
const MOSAIC = 4

export const AlbumCard = ({ album }: { album: Album }) => (
  <li className="album-card">
    <Cover album={album} />
    <h2>
      <Link to={`/media/${album.id}`}>{album.title}</Link>
    </h2>
    <p className="num">{albumLine(album)}</p>
  </li>
)

function Cover({ album: { previewPhotos, isOpen } }: { album: Album }) {
  const isMosaic = previewPhotos.length >= MOSAIC
  const shown = previewPhotos.slice(0, isMosaic ? MOSAIC : 1)
  return (
    <div className={cx('album-card-cover', isMosaic && 'album-card-four', shown.length === 0 && 'album-card-none')}>
      {shown.map(({ id, filename, hash }) => (
        <Thumbnail
          key={id}
          hash={hash}
          {...(hash !== null && {
            src: thumbnailUrl(filename, 400),
            srcSet: thumbnailSrcSet(filename),
            sizes: isMosaic ? '200px' : '400px',
          })}
        />
      ))}
      {shown.length === 0 && <Images />}
      <AccessTag isOpen={isOpen} over />
    </div>
  )
}
