// The album of a gathering on its page: its first photos, those of one's own that could go there, or how to start it.
import './gathering-album-card.css'
import { thumbnailSrcSet, thumbnailUrl } from '@aerie/contract/album-values'
import type { Album } from '@aerie/contract/albums'
import type { GatheringAlbum } from '@aerie/contract/gathering-albums'
import type { Gathering } from '@aerie/contract/gatherings'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { useUnlinkAlbum } from './mutations.ts'
import { OwnPhotos } from './own-photos.tsx'
import { albumOfGatheringQuery, gatheringAlbumQuery } from './queries.ts'
import { StartAlbum } from './start-album.tsx'

interface GatheringAlbumCardProps {
  gathering: Gathering
  /** Sends photos to the album. */
  upload: (album: Album) => ReactNode
}

/** Nothing where there is neither album nor photo, and one can start none. */
export function GatheringAlbumCard({ gathering, upload }: GatheringAlbumCardProps) {
  const { data } = useQuery(gatheringAlbumQuery(gathering.id))
  if (!data || (data.albumId === null && !data.can.start && data.others.length === 0)) return null
  return data.albumId === null ? (
    <Card title="Album">
      <div className="grid gap-4">
        {data.can.start && <StartAlbum gathering={gathering} suggested={data.own.length} />}
        <OtherAlbums others={data.others} />
      </div>
    </Card>
  ) : (
    <ItsAlbum gathering={gathering} shown={data} albumId={data.albumId} upload={upload} />
  )
}

interface ItsAlbumProps extends GatheringAlbumCardProps {
  shown: GatheringAlbum
  albumId: number
}

function ItsAlbum({ gathering, shown, albumId, upload }: ItsAlbumProps) {
  const { data: album } = useQuery(albumOfGatheringQuery(albumId))
  const unlinking = useUnlinkAlbum(gathering.id)
  const path = `/media/${albumId}` as const
  return (
    <Card
      title="Album"
      action={
        album && (
          <Link to={path} className="button-link">
            {album.photoCount > 0 ? counted(album.photoCount, 'photo') : 'Open it'}
          </Link>
        )
      }
    >
      <div className="grid gap-4">
        {album && album.previewPhotos.length > 0 ? (
          <ul className="gathering-album-card">
            {album.previewPhotos.map(({ id, filename, hash }) => (
              <li key={id}>
                <Link to={`${path}?photo=${id}`}>
                  <Thumbnail
                    hash={hash}
                    alt="A photo of the album"
                    {...(hash !== null && { src: thumbnailUrl(filename, 400), srcSet: thumbnailSrcSet(filename) })}
                  />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p>Nothing in it yet.{shown.can.move && ' Whoever was there can add photos.'}</p>
        )}
        {shown.can.move && <OwnPhotos gathering={gathering} photos={shown.own} />}
        <OtherAlbums others={shown.others} />
        {(album?.can.add || shown.can.unlink) && (
          <div className="flex flex-wrap gap-2">
            {album?.can.add && upload(album)}
            {shown.can.unlink && (
              <Button variant="ghost" pending={unlinking.isPending} onClick={() => unlinking.mutate()}>
                Not its album
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

const OtherAlbums = ({ others }: Pick<GatheringAlbum, 'others'>) =>
  others.length > 0 && (
    <p className="text-ink-2">
      Taken then by others who were there:{' '}
      {others.map(({ albumId, title, count }, at) => (
        <span key={albumId}>
          {at > 0 && ', '}
          <Link to={`/media/${albumId}`} className="button-link">
            {title}
          </Link>{' '}
          ({counted(count, 'photo')})
        </span>
      ))}
    </p>
  )
