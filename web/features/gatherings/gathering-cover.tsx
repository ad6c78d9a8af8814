// The picture of a gathering: wide above its page, small in a list.
import './gathering-cover.css'
import type { GatheringCard } from '@aerie/contract/gatherings'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'

type CoverProps = Pick<GatheringCard, 'cover'>

/** Nothing where it has none. */
export const GatheringCover = ({ cover }: CoverProps) =>
  cover && <Thumbnail className="gathering-cover" src={cover.large} alt={cover.alt ?? ''} hash={cover.hash} />

export const SmallCover = ({ cover }: CoverProps) =>
  cover && <Thumbnail className="gathering-cover-small" src={cover.small} alt={cover.alt ?? ''} hash={cover.hash} />
