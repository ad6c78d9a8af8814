// What a member watches, as posters; without a picture the title stands on ruled paper.
import './posters.css'
import { useEffect, useState } from 'react'
import { whenOnline } from '#lib/connection.ts'

export type Poster = { title: string; src?: string | null | undefined }

export const Posters = ({ posters }: { posters: readonly Poster[] }) => (
  <ul className="posters">
    {posters.map((poster) => (
      <li key={poster.title} className="poster">
        <PosterFace {...poster} />
      </li>
    ))}
  </ul>
)

/** The picture with the title on it. */
export const PosterFace = ({ title, src }: Poster) => (
  <>
    <PosterImage src={src} />
    <span>{title}</span>
  </>
)

/** A small poster before its title. */
export const PosterThumb = ({ src }: Pick<Poster, 'src'>) => (
  <span className="poster-thumb">
    <PosterImage src={src} />
  </span>
)

/** A picture that does not come leaves the paper it would have been on. */
function PosterImage({ src }: Pick<Poster, 'src'>) {
  const [missing, setMissing] = useState<string>()
  useEffect(() => (missing ? whenOnline(() => setMissing(undefined)) : undefined), [missing])
  if (!src || src === missing) return null
  return (
    <img
      src={src}
      alt=""
      width={185}
      height={278}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(src)}
    />
  )
}
