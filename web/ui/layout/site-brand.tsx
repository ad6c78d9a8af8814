// The mark or logo with the name beside it, as the sidebar has it at its head: a longer name in smaller letters.
import './site-brand.css'
import type { ReactNode } from 'react'

export function SiteBrand({ name, mark }: { name: string; mark: ReactNode }) {
  const size = nameSize(name)
  return (
    <>
      {mark}
      <span className="site-brand-name" data-size={size} title={size === 'small' ? name : undefined}>
        {name}
      </span>
    </>
  )
}

/** By its longest word and by all of it; first-paint.js reckons the same. */
export function nameSize(name: string) {
  const longest = Math.max(...name.split(/\s/).map((word) => word.length))
  if (longest > 14 || name.length > 28) return 'small'
  return name.length > 11 ? 'medium' : 'large'
}
