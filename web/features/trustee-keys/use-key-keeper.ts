// The worker with a trustee's key, for as long as a page is shown.
import { useEffect, useState } from 'react'
import { openKeyKeeper } from './key-keeper.ts'

export function useKeyKeeper() {
  const [keeper] = useState(openKeyKeeper)
  useEffect(() => keeper.close, [keeper])
  return keeper
}
