// The shapes of what is still loading, and the words for those who cannot see them.
import './skeleton.css'
import type { ReactNode } from 'react'

type SkeletonProps = {
  /** CSS lengths; the width may be a percentage of the place it stands in. */
  width?: string | number
  height?: string | number
  className?: string
}

export const Skeleton = ({ width = '100%', height = 14, className = '' }: SkeletonProps) => (
  <span className={`skeleton ${className}`} style={{ width, height }} aria-hidden />
)

/** Wraps skeletons: says what is loading. */
export const Loading = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={className} aria-busy>
    <span className="sr-only" role="status">
      {label}
    </span>
    {children}
  </div>
)
