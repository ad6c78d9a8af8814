// How far down each page of the history was read: going back leads there, also after the page was loaded anew.
import { keep, readKept } from '../browser-storage.ts'

const KEPT = 'aerie-scrolled'

/** By the keys of entries, in CSS pixels. */
const positions = new Map(kept())

export const rememberScroll = (key: string) => void positions.set(key, scrollY)

/** To where the page stood, else to what the address names, else to its top. */
export function settleScroll({ key, hash }: { key: string; hash: string }, isBack: boolean) {
  const former = isBack ? positions.get(key) : undefined
  const named = hash && document.getElementById(hash)
  if (former !== undefined) scrollTo(0, former)
  else if (named) named.scrollIntoView()
  else scrollTo(0, 0)
}

/** Before the page is loaded anew. A browser that keeps nothing begins at the top. */
export const keepScroll = () => void keep('tab', KEPT, JSON.stringify([...positions]))

function kept(): [string, number][] {
  try {
    return JSON.parse(readKept('tab', KEPT) ?? '[]')
  } catch {
    return []
  }
}
