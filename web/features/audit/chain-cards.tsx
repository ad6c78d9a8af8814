// Beside the audit log: how long the chain is and whether it is whole, and its head, to be noted and compared.

import { formatCount } from '@aerie/text/numbers'
import { copyText } from '#lib/copy-text.ts'
import './audit.css'
import { type AuditState, audit } from '@aerie/contract/audit'
import { longDate, longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Copy, Download, Link2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'
import { auditStateQuery } from './queries.ts'
import { useVerification } from './use-verification.ts'
import { VerificationDialog } from './verification-dialog.tsx'
import { markWords, megabytes } from './words.ts'

export function ChainCards() {
  const query = useQuery(auditStateQuery)
  const verification = useVerification()
  return (
    <div className="grid gap-5">
      <Card title="The chain">
        <QueryState query={query} skeleton={<CardSkeleton />} failure="The chain could not be loaded">
          {(state) => <Chain state={state} onVerify={() => void verification.start()} />}
        </QueryState>
      </Card>
      <Card title="The head">
        <QueryState query={query} skeleton={<CardSkeleton />} failure="The head could not be loaded">
          {({ head }) => (head ? <Head head={head} /> : <p>Nothing has been recorded yet.</p>)}
        </QueryState>
        <CompareForm />
      </Card>
      <VerificationDialog {...verification} />
    </div>
  )
}

const Finding = ({ isGood, children }: { isGood: boolean; children: string }) => (
  <p className="audit-finding" data-bad={!isGood || undefined}>
    {isGood ? <CircleCheck size={18} /> : <CircleAlert size={18} />}
    <span>{children}</span>
  </p>
)

function verificationText({ at, isWhole, seconds, since }: NonNullable<AuditState['lastWalk']>) {
  const found = isWhole ? `It is whole${since ? ` since it was accepted on ${longDate(since)}` : ''}` : 'It was broken'
  return `${found}. Last checked ${longMoment(at)}, in ${seconds === 0 ? 'less than a second' : `${seconds} s`}.`
}

function Chain({
  state: { entries, since, bytes, lastWalk, findings },
  onVerify,
}: {
  state: AuditState
  onVerify: () => void
}) {
  return (
    <div className="grid gap-3.5">
      <p className="audit-number">
        <b>{formatCount(entries)}</b>
        <span>{since ? `entries since ${longDate(since)}` : 'entries'}</span>
      </p>
      {findings.map((sentence) => (
        <Finding key={sentence} isGood={false}>
          {sentence}
        </Finding>
      ))}
      {lastWalk ? (
        findings.length === 0 && <Finding isGood={lastWalk.isWhole}>{verificationText(lastWalk)}</Finding>
      ) : (
        <p className="text-ink-2">Nobody has checked it by hand yet.</p>
      )}
      <Button variant="primary" block icon={<Link2 />} onClick={onVerify}>
        Verify
      </Button>
      <dl className="audit-list num border-t border-line pt-3.5">
        <dt>Size</dt>
        <dd>{megabytes(bytes)}</dd>
        <dt>Kept</dt>
        <dd>for good; nothing is removed</dd>
      </dl>
    </div>
  )
}

function Head({ head: { id, mark, at } }: { head: NonNullable<AuditState['head']> }) {
  const line = `${id} ${mark}`
  const copy = useAct({
    call: () => copyText(line),
    done: () => ({ title: 'Head Copied', description: 'Keep it where nobody here can change it.' }),
    failed: () => ({ title: 'Not Copied', description: 'The browser did not allow it. Save it instead.' }),
  })
  const save = () => saveFile(`audit-head-${id}.txt`, new Blob([`${line}\nwritten ${at}\n`], { type: 'text/plain' }))
  return (
    <div className="grid gap-3">
      <output className="audit-mark" aria-label="Head of the chain">
        {markWords(mark.slice(0, 32))}
      </output>
      <p className="text-sm text-ink-2">
        Entry {formatCount(id)}, of {longMoment(at)}. Write down the number and the mark or send them to a brother:
        whoever holds them can see later whether the entry still stands.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy />} pending={copy.isPending} onClick={() => copy.mutate()}>
          Copy
        </Button>
        <Button size="sm" variant="ghost" icon={<Download />} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  )
}

function CompareForm() {
  const [noted, setNoted] = useState('')
  const compare = useAct({
    call: () => call(audit.compare, { body: { noted } }),
    failed: () => undefined,
    stale: [],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    compare.mutate()
  }
  return (
    <form className="mt-3.5 grid gap-2.5 border-t border-line pt-3.5" noValidate onSubmit={submit}>
      <Field label="Compare a head you noted" error={compare.error ? sentenceOf(compare.error) : undefined}>
        <Input
          value={noted}
          spellCheck={false}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => {
            setNoted(target.value)
            compare.reset()
          }}
        />
      </Field>
      <Button size="sm" type="submit" className="justify-self-start" pending={compare.isPending}>
        Compare
      </Button>
      <div role="status">
        {compare.data && (
          <Finding isGood={compare.data.stands}>
            {compare.data.stands
              ? `${compare.data.sentence} Verify says whether anything before it was changed.`
              : compare.data.sentence}
          </Finding>
        )}
      </div>
    </form>
  )
}

const CardSkeleton = () => (
  <Loading label="Loading the chain" className="grid gap-3">
    <Skeleton width="60%" height={36} />
    <Skeleton width="90%" />
    <Skeleton width="70%" />
  </Loading>
)
