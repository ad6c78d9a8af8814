// The picture of a news item, as wide as it is wanted; it fills the place that it is given.
import './news-picture.css'
import type { NewsTeaser } from '@aerie/contract/news'
import { newsImageSrcSet } from '@aerie/contract/news-values'

interface NewsPictureProps {
  item: Pick<NewsTeaser, 'imageUrl' | 'imageAlt' | 'imageSize'>
  /** How wide it is drawn, as the `sizes` of an image. */
  sizes: string
  /** Further down a list it comes as it is scrolled to. */
  loading: 'eager' | 'lazy'
}

export const NewsPicture = ({ item: { imageUrl, imageAlt, imageSize }, sizes, loading }: NewsPictureProps) =>
  imageUrl !== null && (
    <span className="news-picture">
      <img
        src={imageUrl}
        srcSet={newsImageSrcSet(imageUrl)}
        sizes={sizes}
        alt={imageAlt ?? ''}
        {...imageSize}
        loading={loading}
        decoding="async"
      />
    </span>
  )
