// A presentation in the viewer: the text of its slides, one after the other, with their pictures.
import { plural } from '@aerie/text/plurals'
import './slides.css'
import { type Slide, Slides } from '@aerie/contract/document-viewing'
import type { Document } from '@aerie/contract/documents'
import { documents } from '@aerie/contract/documents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFound } from '#features/documents/finding/use-found.ts'
import { addressOf } from '#lib/api.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Tag } from '#ui/lists/tag.tsx'

interface SlidesStageProps {
  document: Document
  viewerUrl: string
  /** The slide at which it opens; the first without it. */
  page: number | undefined
  /** Words that are marked, or none. */
  sought: string
  waiting: ReactNode
}

const slidesQuery = ({ id, version }: Document, viewerUrl: string) =>
  queryOptions({
    queryKey: [documents.view.path, String(id), String(version)],
    queryFn: async () => Slides.parse(JSON.parse(await (await fetchFile(viewerUrl)).content.text())),
    gcTime: 0,
  })

export const SlidesStage = ({ document, viewerUrl, page, sought, waiting }: SlidesStageProps) => (
  <QueryState
    query={useQuery(slidesQuery(document, viewerUrl))}
    skeleton={waiting}
    failure="The document could not be loaded"
  >
    {(slides) => (
      <SlideList
        slides={slides}
        page={page}
        sought={sought}
        pictureUrl={(picture) =>
          addressOf(documents.picture, {
            params: { documentId: String(document.id), picture: String(picture) },
            query: { version: String(document.version) },
          })
        }
      />
    )}
  </QueryState>
)

interface SlideListProps {
  slides: Slides
  page?: number | undefined
  sought?: string
  pictureUrl: (number: number) => string
}

export function SlideList({ slides: { slides, left }, page, sought = '', pictureUrl }: SlideListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (page !== undefined) list.current?.children[page - 1]?.scrollIntoView()
  }, [page])
  useFound(list, sought, { aim: (frame) => frame.children[(page ?? 0) - 1] })
  return (
    <div className="slides">
      <p className="slides-note">
        The text of the slides and their pictures. How they are laid out is in the file: download it.
      </p>
      <ol ref={list}>
        {slides.map((slide, at) => (
          <OneSlide key={at} slide={slide} number={at + 1} pictureUrl={pictureUrl} />
        ))}
      </ol>
      {left > 0 && (
        <p className="slides-note">
          {left} more {plural(left, 'slide is', 'slides are')} in the file.
        </p>
      )}
    </div>
  )
}

interface OneSlideProps {
  slide: Slide
  number: number
  pictureUrl: (number: number) => string
}

function OneSlide({ slide: { title, lines, pictures, isHidden }, number, pictureUrl }: OneSlideProps) {
  const isBare = title === null && lines.length === 0 && pictures.length === 0
  return (
    <li>
      <header>
        <span className="num">Slide {number}</span>
        {isHidden && <Tag>Hidden</Tag>}
      </header>
      {title !== null && <h3>{title}</h3>}
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {pictures.map(({ number: picture, alt }) => (
        <img key={picture} src={pictureUrl(picture)} alt={alt} loading="lazy" onError={hide} />
      ))}
      {isBare && <p className="text-ink-3">No text on this slide.</p>}
    </li>
  )
}

/** Of what was no picture nothing is kept. */
function hide({ currentTarget }: { currentTarget: HTMLImageElement }) {
  currentTarget.hidden = true
}
