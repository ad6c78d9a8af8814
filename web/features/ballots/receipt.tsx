// The receipt of one's vote: a code by which one finds the ballot after the close, and where the log stood.
import './receipt.css'
import type { PollReceipt } from '@aerie/contract/poll-records'
import { FEWEST_TRACKED } from '@aerie/contract/poll-values'
import { useQuery } from '@tanstack/react-query'
import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { EndpointQuery } from '#lib/api.ts'
import { copyText } from '#lib/copy-text.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { printAlone } from '#ui/theme/print-alone.ts'
import { shortHash } from './words/short-hash.ts'

/** What was voted on. */
interface Vote {
  title: string
  allowMultipleVotes?: boolean
}

interface OwnReceiptProps {
  query: EndpointQuery<typeof PollReceipt>
  vote: Vote
  /** He has voted a moment ago: the ballot that had the focus is gone, and the receipt takes it. */
  isNew: boolean
}

export function OwnReceipt({ query, vote, isNew }: OwnReceiptProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.focus()
  }, [isNew])
  return (
    <section
      ref={section}
      className="receipt"
      tabIndex={-1}
      aria-label={`${isNew ? 'Your vote is recorded. Your receipt' : 'Your receipt'}, ${vote.title}`}
    >
      <QueryState
        query={useQuery(query)}
        skeleton={
          <Loading label="Loading your receipt" className="receipt-in">
            <Skeleton width="60%" height={20} />
            <Skeleton height={88} />
          </Loading>
        }
        failure="Your receipt could not be loaded"
      >
        {(receipt) => <Receipt receipt={receipt} vote={vote} />}
      </QueryState>
    </section>
  )
}

export function Receipt({ receipt, vote }: { receipt: PollReceipt; vote: Vote }) {
  const { tracker, head, isPublished } = receipt
  const text = `${vote.title}\nYour receipt: ${tracker}\nThe log stood at: ${head}\n`
  const code = useRef<HTMLParagraphElement>(null)
  const copy = useAct({
    call: () => copyText(text),
    done: () => ({ title: 'Copied', description: 'Your receipt is on the clipboard.' }),
    failed: () => {
      if (code.current) getSelection()?.selectAllChildren(code.current)
      return {
        title: 'Not copied',
        description: 'This browser did not let us. The code is selected: copy it from there.',
      }
    },
  })
  return (
    <div className="receipt-in">
      <h4>Your receipt</h4>
      <p
        ref={code}
        className="receipt-code"
        onCopy={(event) => {
          // Selected by hand, it would come with a line for each field.
          event.preventDefault()
          event.clipboardData.setData('text/plain', tracker)
        }}
      >
        {tracker.split('-').map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </p>
      <p>{wordsOf(isPublished, vote)}</p>
      <dl>
        <dt>Log stood at</dt>
        <dd>{shortHash(head)}</dd>
      </dl>
      <div className="receipt-actions">
        <Button variant="ghost" size="sm" icon={<Copy />} onClick={() => copy.mutate()}>
          Copy
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Download />}
          onClick={() => saveFile('receipt.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Save
        </Button>
        <Button variant="ghost" size="sm" icon={<Printer />} onClick={() => printAlone(paperOf(text))}>
          Print
        </Button>
      </div>
    </div>
  )
}

function wordsOf(isPublished: boolean | null, { allowMultipleVotes = false }: Vote) {
  if (isPublished === null && allowMultipleVotes)
    return 'It says that your vote is in the log. Ballots with several choices are published without codes.'
  if (isPublished === null)
    return `After the close, if ${FEWEST_TRACKED} or more have voted, find your ballot by this code. Keep it to yourself: it leads to what you chose.`
  if (isPublished)
    return 'Find your ballot by this code on the certificate. Keep it to yourself: it leads to what you chose.'
  return 'These ballots are published without codes: with few voters, or several choices, a code would give you away.'
}

function paperOf(text: string) {
  const paper = document.createElement('pre')
  paper.textContent = text
  return paper
}
