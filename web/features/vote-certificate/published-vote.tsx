// What anybody can check of a closed vote: its certificate, its ballots, its log, and who has voted.
import type { VoteAudit } from '@aerie/contract/poll-records'
import { fingerprintOf } from '@aerie/votes/hashes'
import type { Election } from '@aerie/votes/published'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import { type ReactNode, use, useEffect, useState } from 'react'
import { isFinal } from '#lib/call-errors.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState, type QueryView } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { SiteName } from '#ui/layout/site-name.ts'
import { printAlone } from '#ui/theme/print-alone.ts'
import { Certificate } from './certificate.tsx'
import { CheckPanel } from './check-panel.tsx'
import { FindBallot } from './find-ballot.tsx'
import { pollKeyQuery } from './queries.ts'
import { SealedVote } from './sealed-vote.tsx'
import { VotersList } from './voters-list.tsx'

interface PublishedVotePageProps {
  /** What stands at its address where there is no such vote. */
  notFound: ReactNode
  audit: UseQueryResult<VoteAudit>
  /** The list in which it stands, which says whether it is void. */
  list: QueryView<unknown>
  noun: 'poll' | 'election'
  title: string | undefined
  /** The heads of all positions of its election. */
  election?: Election | undefined
  voidReason: string | null
  /** Where it is listed. */
  back: string
}

export function PublishedVotePage(props: PublishedVotePageProps) {
  const { notFound, audit, list, noun, title, election, voidReason, back } = props
  const { data: key, isError: isKeyMissing } = useQuery(pollKeyQuery)
  const keys = key ? [key, ...key.earlier].map(({ fingerprint }) => fingerprint) : isKeyMissing ? [] : undefined
  if (audit.error && isFinal(audit.error)) return notFound
  return (
    <Page
      title="Certificate"
      subtitle={audit.data?.certificate?.definition.title ?? title ?? '\u00a0'}
      small
      back={
        <Link to={back} className={buttonClass({ variant: 'link' })}>
          <ArrowLeft />
          Polling & Elections
        </Link>
      }
      actions={audit.data?.certificate && <Actions audit={audit.data} />}
    >
      <QueryState
        query={audit}
        skeleton={<CertificateSkeleton />}
        failure="The certificate could not be loaded"
        level={2}
      >
        {(data) => (
          <QueryState
            query={list}
            skeleton={<CertificateSkeleton />}
            failure={`The ${noun} could not be loaded`}
            level={2}
          >
            {() => <Published audit={data} noun={noun} voidReason={voidReason} election={election} keys={keys} />}
          </QueryState>
        )}
      </QueryState>
    </Page>
  )
}

interface PublishedProps {
  audit: VoteAudit
  noun: 'poll' | 'election'
  voidReason: string | null
  election: Election | undefined
  /** Fingerprints of the keys by which this server signs and has signed. */
  keys: string[] | undefined
}

function Published({ audit, noun, voidReason, election, keys }: PublishedProps) {
  const { certificate, ballots, log, participants } = audit
  const siteName = use(SiteName)
  const fingerprint = useFingerprint(certificate?.publicKey)
  if (voidReason !== null && !certificate)
    return (
      <EmptyState level={2} title={`This ${noun} is void`}>
        It was declared void before its end: {voidReason}
      </EmptyState>
    )
  if (certificate && 'sealed' in certificate)
    return (
      <div className="grid gap-6">
        <Certificate certificate={certificate} siteName={siteName} fingerprint={fingerprint} voidReason={voidReason} />
        <SealedVote certificate={certificate} />
        {participants && <VotersList participants={participants} />}
      </div>
    )
  if (!certificate || !ballots)
    return (
      <EmptyState level={2} title={`This ${noun} is still open`}>
        When it ends, its certificate, its ballots and who has voted stand here.
      </EmptyState>
    )
  return (
    <div className="grid gap-6">
      <Certificate certificate={certificate} siteName={siteName} fingerprint={fingerprint} voidReason={voidReason} />
      <CheckPanel published={{ certificate, ballots, log, participants, ...(election && { election }) }} keys={keys} />
      <FindBallot ballots={ballots} options={certificate.definition.options} />
      <Files audit={audit} election={election} />
      {participants && <VotersList participants={participants} />}
    </div>
  )
}

const asFile = (name: string, content: unknown) =>
  saveFile(`${name}.json`, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))

function Actions({ audit }: { audit: VoteAudit }) {
  return (
    <>
      <Button icon={<Download />} onClick={() => asFile('certificate', audit.certificate)}>
        JSON
      </Button>
      <Button
        variant="primary"
        icon={<Printer />}
        onClick={() => {
          const paper = document.querySelector('.certificate')?.cloneNode(true)
          if (paper instanceof Element) printAlone(paper)
        }}
      >
        Print
      </Button>
    </>
  )
}

const Files = ({ audit, election }: { audit: VoteAudit; election: Election | undefined }) => (
  <Card title="Files">
    <p className="mb-3 text-ink-2">
      With these anybody can count again, by the command <code>npm run verify-vote</code> of this software or by a
      program of his own.
    </p>
    <div className="flex flex-wrap gap-2">
      <Button icon={<Download />} onClick={() => asFile('certificate', audit.certificate)}>
        Certificate
      </Button>
      <Button icon={<Download />} onClick={() => asFile('ballots', audit.ballots)}>
        Ballots
      </Button>
      <Button icon={<Download />} onClick={() => asFile('log', audit.log)}>
        Log
      </Button>
      <Button icon={<Download />} onClick={() => asFile('voters', audit.participants)}>
        Who has voted
      </Button>
      {election && (
        <Button icon={<Download />} onClick={() => asFile('election', election)}>
          All positions
        </Button>
      )}
    </div>
  </Card>
)

/** Undefined until it is reckoned. */
function useFingerprint(publicKey: string | undefined) {
  const [fingerprint, setFingerprint] = useState<string>()
  useEffect(() => {
    if (publicKey) void fingerprintOf(publicKey).then(setFingerprint)
  }, [publicKey])
  return fingerprint
}

const CertificateSkeleton = () => (
  <Loading label="Loading the certificate" className="grid gap-4">
    <Skeleton height={420} />
    <Skeleton height={160} />
  </Loading>
)
