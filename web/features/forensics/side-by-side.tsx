// The leak, and our photo cut to the same part; an inset says which part that is.
import './finding.css'
import './forensics.css'
import type { LeakedPhoto, LeakFinding } from '@aerie/contract/forensics'
import { useState } from 'react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { cornersIn } from './corners.ts'
import { useFileUrl } from './leak-picture.tsx'

interface PixelSize {
  width: number
  height: number
}

export function SideBySide({ file, finding: { leak, photo, documentTitle } }: { file: File; finding: LeakFinding }) {
  const url = useFileUrl(file)
  const [isShown, setShown] = useState(true)
  return (
    <div className="finding-pair">
      <figure>
        {leak && isShown ? (
          <svg className="finding-picture" viewBox={viewBoxOf(leak)} role="img" aria-label="The leaked picture">
            {url && <image href={url} {...leak} preserveAspectRatio="none" onError={() => setShown(false)} />}
          </svg>
        ) : (
          <p className="finding-unseen">This browser cannot show the file.</p>
        )}
        <figcaption>
          <em>The leak</em>
          <span className="forensics-meta">{file.name}</span>
        </figcaption>
      </figure>
      <figure>
        {photo && leak ? (
          <OurPhoto photo={photo} leak={leak} />
        ) : (
          <p className="finding-unseen">
            {documentTitle ? `A page or picture of ${documentTitle}` : 'Our photo has been deleted.'}
          </p>
        )}
      </figure>
    </div>
  )
}

function OurPhoto({ photo, leak }: { photo: LeakedPhoto; leak: PixelSize }) {
  const address = `/api/photos/${photo.id}/view`
  const size = { width: photo.width, height: photo.height }
  const [a, b, c, d, e, f] = photo.alignment
  return (
    <>
      <span className="finding-aligned">
        <svg
          className="finding-picture"
          viewBox={viewBoxOf(leak)}
          role="img"
          aria-label="Our photo, cut to the same part"
        >
          {/* Cuts what lies outside of the leak. */}
          <svg {...leak} aria-hidden="true">
            <image href={address} {...size} transform={`matrix(${a} ${d} ${b} ${e} ${c} ${f})`} />
          </svg>
        </svg>
        <svg className="finding-inset" viewBox={viewBoxOf(size)} aria-hidden="true">
          <image href={address} {...size} />
          <polygon points={cornersIn(photo.alignment, leak)} />
        </svg>
      </span>
      <figcaption>
        <em>Our photo, aligned</em>
        <Link to={`/media/${photo.albumId}?photo=${photo.id}`} className={buttonClass({ variant: 'link' }, 'min-h-5')}>
          {photo.albumTitle}
        </Link>
      </figcaption>
    </>
  )
}

const viewBoxOf = ({ width, height }: PixelSize) => `0 0 ${width} ${height}`
