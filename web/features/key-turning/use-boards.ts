// Fetches the boards of all positions and has them checked in the worker: under way, found, or failed.
import { type ElectionKeys, sealedElections } from '@aerie/contract/sealed-elections'
import { useEffect, useEffectEvent, useState } from 'react'
import type { BoardsChecked } from '#features/trustee-keys/boards.ts'
import { KeyFailure, type KeyKeeper } from '#features/trustee-keys/key-keeper.ts'
import { addressOf } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { fetchFile } from '#lib/fetch-file.ts'

type BoardsState =
  | { state: 'under way'; label: string; percent: number }
  | { state: 'found'; boards: BoardsChecked }
  /** `isWrong`: they came, and do not hold. */
  | { state: 'failed'; sentence: string; isWrong: boolean }

const BEGUN = { state: 'under way', label: 'Fetching the ballots', percent: 0 } as const

export function useBoards(electionId: number, positions: ElectionKeys['positions'], keeper: KeyKeeper) {
  const [checked, setChecked] = useState<BoardsState>(BEGUN)
  const [attempt, setAttempt] = useState(0)
  const look = useEffectEvent(async (isOver: () => boolean) => {
    const say = (next: BoardsState) => {
      if (!isOver()) setChecked(next)
    }
    say(BEGUN)
    try {
      const files = await fetchBoards(electionId, positions, (done) =>
        say({ ...BEGUN, percent: Math.round(done * 100) }),
      )
      const onProgress = (done: number) =>
        say({ state: 'under way', label: 'Checking each ballot', percent: Math.round(done * 100) })
      onProgress(0)
      say({ state: 'found', boards: await keeper.ask('checkBoards', files, { onProgress, transfer: files }) })
    } catch (error) {
      const isWrong = error instanceof KeyFailure
      say({ state: 'failed', sentence: isWrong ? error.message : sentenceOf(error), isWrong })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is what begins it anew
  useEffect(() => {
    let isOver = false
    void look(() => isOver)
    return () => {
      isOver = true
    }
  }, [attempt])
  return { checked, again: () => setAttempt(attempt + 1) }
}

async function fetchBoards(
  electionId: number,
  positions: ElectionKeys['positions'],
  onProgress: (done: number) => void,
): Promise<ArrayBuffer[]> {
  const files: ArrayBuffer[] = []
  for (const { positionId } of positions) {
    const params = { electionId: String(electionId), positionId: String(positionId) }
    const { content } = await fetchFile(addressOf(sealedElections.board, { params }))
    files.push(await content.arrayBuffer())
    onProgress(files.length / positions.length)
  }
  return files
}
