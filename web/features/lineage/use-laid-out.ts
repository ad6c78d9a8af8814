// The lineage with everybody's place; while it is laid out anew, as it was.
import type { LineageTree } from '@aerie/contract/lineage'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlacedBrothers } from './model/forest.ts'
import { fetchNameLetters } from './name-letters.ts'
import { lineageQuery } from './queries.ts'

interface Attempt {
  /** Of which answer. */
  tree: LineageTree
  laidOut: PlacedBrothers | null
  error: Error | null
}

export function useLaidOut() {
  const { data: tree, error, isFetching, refetch } = useQuery(lineageQuery)
  const [last, setLast] = useState<PlacedBrothers>()
  const [attempt, setAttempt] = useState<Attempt>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try begins anew
  useEffect(() => {
    if (!tree) return
    fetchNameLetters(tree)
    return layOutBeside(tree, (laidOut, failure) => {
      setAttempt({ tree, laidOut, error: failure })
      if (laidOut) setLast(laidOut)
    })
  }, [tree, tries])
  const isUnderWay = tree !== undefined && attempt?.tree !== tree
  return {
    data: last,
    error: error ?? (isUnderWay ? null : (attempt?.error ?? null)),
    isFetching: isFetching || isUnderWay,
    async refetch() {
      await refetch()
      setTries((count) => count + 1)
    },
  }
}

type OnEnd = (laidOut: PlacedBrothers | null, failure: Error | null) => void

/** Returns what gives it up. */
function layOutBeside(tree: LineageTree, onEnd: OnEnd) {
  const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<PlacedBrothers>) => {
    onEnd(data, null)
    worker.terminate()
  }
  worker.onerror = () => onEnd(null, new Error('The tree could not be drawn.'))
  worker.postMessage(tree)
  return () => worker.terminate()
}
