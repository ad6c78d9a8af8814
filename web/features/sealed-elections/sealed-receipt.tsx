// The receipt of a sealed vote: the tracker by which its voter finds it on the board, to be copied and saved.
import './sealed-receipt.css'
import type { SealedReceipt as Receipt } from '@aerie/contract/sealed-elections'
import { useQuery } from '@tanstack/react-query'
import { Copy, Download, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '#lib/copy-text.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { sealedReceiptQuery } from './queries.ts'
import { shortTracker } from './short-tracker.ts'

interface SealedReceiptProps {
  electionId: number
  positionId: number
  /** Of the election and the position. */
  title: string
  /** He has voted a moment ago: the ballot that had the focus is gone, and the receipt takes it. */
  isNew: boolean
}

export function SealedReceipt({ electionId, positionId, title, isNew }: SealedReceiptProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.focus()
  }, [isNew])
  return (
    <section
      ref={section}
      className="sealed-receipt"
      tabIndex={-1}
      aria-label={`${isNew ? 'Your vote is recorded. Your receipt' : 'Your receipt'}, ${title}`}
    >
      <h4>Your receipt</h4>
      <QueryState
        query={useQuery(sealedReceiptQuery(electionId, positionId))}
        skeleton={
          <Loading label="Loading your receipt">
            <Skeleton height={88} />
          </Loading>
        }
        failure="Your receipt could not be loaded"
      >
        {(receipt) => <Tracker receipt={receipt} title={title} electionId={electionId} />}
      </QueryState>
    </section>
  )
}

function Tracker({ receipt, title, electionId }: { receipt: Receipt; title: string; electionId: number }) {
  const text = textOf(receipt, title)
  const copy = useAct({
    call: () => copyText(text),
    done: () => ({ title: 'Copied', description: 'Your receipt is on the clipboard.' }),
    failed: () => ({ title: 'Not copied', description: 'This browser did not let us. Save the receipt instead.' }),
  })
  return (
    <>
      <p
        className="sealed-receipt-code"
        onCopy={(event) => {
          // Selected by hand, it would come with a line for each field, and only in part.
          event.preventDefault()
          event.clipboardData.setData('text/plain', receipt.tracker)
        }}
      >
        {shortTracker(receipt.tracker)
          .split(' ')
          .map((group, at) => (
            <span key={at}>{group}</span>
          ))}
      </p>
      <p>
        So begins the code of your sealed ballot: by it you find the ballot on the board, now and after the end. It
        shows that you voted, and not for whom.
      </p>
      <p>The words of this election: {receipt.words.join(' ')}</p>
      <div className="sealed-receipt-acts">
        <Button variant="ghost" size="sm" icon={<Copy />} onClick={() => copy.mutate()}>
          Copy
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Download />}
          onClick={() => saveFile('receipt.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Save receipt
        </Button>
        <Link
          to={`/governance/elections/${electionId}/check`}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <ShieldCheck />
          Find your ballot
        </Link>
      </div>
    </>
  )
}

const textOf = ({ tracker, head, words }: Receipt, title: string) =>
  `${title}\nYour receipt: ${tracker}\nThe board stood at: ${head}\nThe words of this election: ${words.join(' ')}\n`
