// A brother's photo in the tree, as plain as it can be: hundreds of them come and go as one scrolls.
import { sizesOf } from '#features/people/portrait-sizes.ts'

interface NodePhotoProps {
  src: string
  /** In CSS pixels. */
  width: number
  onBroken: () => void
}

export const NodePhoto = ({ src, width, onBroken }: NodePhotoProps) => {
  const srcSet = sizesOf(src)
  return <img {...(srcSet && { sizes: `${width}px`, srcSet })} src={src} alt="" decoding="async" onError={onBroken} />
}
