// One brother who has lost his second step: what he says, which officers agreed, and what an officer does about it.
import '#ui/layout/card.css'
import './removal-card.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import { displayName } from '@aerie/contract/person'
import type { Agreement, StepRemoval } from '@aerie/contract/step-removals'
import { longMoment } from '@aerie/text/moments'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { AgreeDialog } from './agree-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { useWithdraw } from './queries.ts'
import { wordsOf } from './rule-words.ts'
import { Vouchers } from './vouchers.tsx'

export function RemovalCard({ removal }: { removal: StepRemoval }) {
  const { brother, words, agreements, can, judgeLock } = removal
  const [open, setOpen] = useState<'agree' | 'decline' | null>(null)
  const withdraw = useWithdraw(removal.id)
  const name = displayName(brother)
  return (
    <article className="card removal-card" aria-label={`The request of ${name}`}>
      <div className="removal-card-main">
        <Head removal={removal} name={name} />
        {words && <blockquote className="removal-card-words">{words}</blockquote>}
        <Standing removal={removal} />
        {agreements.map((agreement) => (
          <AgreementWords key={agreement.by.id} agreement={agreement} />
        ))}
        {judgeLock && <p className="text-ink-3">{judgeLock}</p>}
        <div className="removal-card-acts empty:hidden">
          {can.agree && (
            <Button variant="primary" onClick={() => setOpen('agree')}>
              Somebody vouched<span className="sr-only"> for {name}</span>
            </Button>
          )}
          {can.withdraw && (
            <Button pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Take my word back<span className="sr-only"> about {name}</span>
            </Button>
          )}
          {can.decline && (
            <Button variant="danger-quiet" onClick={() => setOpen('decline')}>
              Decline<span className="sr-only"> the request of {name}</span>
            </Button>
          )}
        </div>
      </div>
      <Vouchers removal={removal} name={name} />
      <AgreeDialog open={open === 'agree'} removal={removal} name={name} onClose={() => setOpen(null)} />
      <DeclineDialog open={open === 'decline'} removal={removal} name={name} onClose={() => setOpen(null)} />
    </article>
  )
}

function Head({ removal, name }: { removal: StepRemoval; name: string }) {
  const { shortName } = useSettings()
  const { brother, pledgeClass, askedAt, device } = removal
  return (
    <header className="removal-card-head">
      <Portrait name={name} src={brother.profileImageUrl} hash={brother.profileImageHash} width={64} decorative />
      <div>
        <h3>
          <Link to={`/profile/${brother.id}`}>{name}</Link>
        </h3>
        {pledgeClass !== null && <p>{pledgeClassLabel(pledgeClass, shortName)}</p>}
        <p>
          Asked {longMoment(askedAt)}, with {device}
        </p>
      </div>
    </header>
  )
}

/** How far it has come, and what is missing. */
function Standing({ removal: { rule, agreements, dueAt, expiresAt, hasEmail } }: { removal: StepRemoval }) {
  const missing = Math.max(0, (rule?.officers ?? 0) - agreements.length)
  return (
    <>
      {dueAt ? (
        <Note tone="foil">
          It comes off {longMoment(dueAt)}, unless he stops it, signs in with a second step, or an officer takes his
          word back.
        </Note>
      ) : rule ? (
        <p>
          {wordsOf(rule).missing[missing]} <span className="text-ink-3">Open until {longMoment(expiresAt)}.</span>
        </p>
      ) : (
        <Note tone="warning">No officer can agree to this. Whoever runs the server can help him.</Note>
      )}
      {!hasEmail && (
        <Note tone="warning">He has no e-mail address, so that no mail tells him of this. Be sure that it is he.</Note>
      )}
    </>
  )
}

const AgreementWords = ({ agreement: { by, isOwn, agreedAt, voucher, how } }: { agreement: Agreement }) => (
  <div className="removal-card-agreement">
    <p>
      <b>{isOwn ? 'You' : displayName(by)}</b> agreed {longMoment(agreedAt)}
    </p>
    <p className="text-ink-2">
      {voucher} vouched for him: {how}
    </p>
  </div>
)
