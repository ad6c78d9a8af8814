// For who has been away for long: what has happened since, in a sentence that leads to each of it.
import { listPartsOf } from '@aerie/text/lists'
import './since-visit.css'
import type { DigestPart } from '@aerie/contract/digest'
import { dayAndMonth } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from '#ui/controls/link.tsx'
import { cx } from '#ui/theme/cx.ts'
import { summaryQuery } from '../queries.ts'
import { PARTS, partWords } from './part-words.ts'

export function SinceVisit({ className }: { className?: string }) {
  const digest = useQuery(summaryQuery).data?.digest
  if (!digest || digest.parts.length === 0) return null
  return <SinceSentence {...digest} className={className} />
}

interface SinceSentenceProps {
  since: string
  parts: readonly DigestPart[]
  className?: string | undefined
}

export function SinceSentence({ since, parts, className }: SinceSentenceProps) {
  // Each part of the sentence stands for itself until the words between them are known.
  const pieces = listPartsOf(parts.map((_, place) => String(place)))
  return (
    <p className={cx('since-visit', className)}>
      Since {dayAndMonth(since)}:{' '}
      {pieces.map(({ type, value }, place) => {
        const part = type === 'element' ? parts[Number(value)] : undefined
        return part ? (
          <Link key={part.kind} to={PARTS[part.kind].to}>
            {partWords(part)}
          </Link>
        ) : (
          <Fragment key={`between ${place}`}>{value}</Fragment>
        )
      })}
      .
    </p>
  )
}
