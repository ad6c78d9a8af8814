// Shows a form only to those whose link still holds; the others learn why not, and what to do.
import '#ui/overlays/dialog.css'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { QuietPage } from './quiet-page.tsx'
import { type LinkCheck, useLinkCheck } from './use-link-check.ts'

type LinkGateProps<Answer> = {
  title: string
  token: string
  /** Asks the server what it knows of the link; the same function at every rendering. */
  ask: (token: string) => Promise<Answer>
  /** The sentence under the title, once the link is known to hold. */
  lead: (answer: Answer) => ReactNode
  /** The way out for those whose link will never work again. */
  remedy: ReactNode
  children: (answer: Answer) => ReactNode
}

export function TokenGate<Answer>({ title, token, ask, lead, remedy, children }: LinkGateProps<Answer>) {
  const check = useLinkCheck(ask, token)
  return (
    <QuietPage title={title} lead={check.state === 'good' && lead(check.answer)}>
      {check.state === 'good' ? children(check.answer) : <Threshold check={check} remedy={remedy} />}
    </QuietPage>
  )
}

type Closed = Exclude<LinkCheck<never>, { state: 'good' }>

function Threshold({ check, remedy }: { check: Closed; remedy: ReactNode }) {
  if (check.state === 'checking')
    return (
      <Loading label="Checking the link" className="dialog-body">
        <Skeleton height={38} />
        <Skeleton height={38} />
        <Skeleton height={44} />
      </Loading>
    )
  return (
    <div className="dialog-body">
      <Note tone="danger">{check.sentence}</Note>
      {check.invalid ? remedy : <Button onClick={() => location.reload()}>Try again</Button>}
    </div>
  )
}
