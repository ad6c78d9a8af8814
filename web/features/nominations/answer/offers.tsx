// That one is nominated, on top of the elections, while an answer is owed.
import './offer.css'
import type { AskedOfYou } from '@aerie/contract/nomination-views'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endInBrief } from '#features/elections/course/course-stations.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { askedQuery } from '../queries.ts'
import { briefNames, nameOf } from '../words/nomination-words.ts'
import { DeclineDialog } from './decline-dialog.tsx'

/** Nothing for who owes none; where they do not come, the elections say so below. */
export function Offers() {
  const { data: offers = [] } = useQuery(askedQuery)
  return offers.map((offer) => <Offer key={offer.nomineeId} offer={offer} />)
}

function Offer({ offer }: { offer: AskedOfYou }) {
  const { electionId, nomineeId, positionId, positionTitle, electionTitle, until, namings } = offer
  const timeZone = useTimeZone()
  const [isDeclining, setDeclining] = useState(false)
  const [first] = namings
  const people = namings.map(({ by }) => by)
  return (
    <section className="offer" aria-label={`You are nominated for ${positionTitle}`}>
      <Portrait
        name={nameOf(first?.by ?? null)}
        src={first?.by?.profileImageUrl}
        hash={first?.by?.profileImageHash}
        width={44}
        decorative
      />
      <div>
        <h2>
          {briefNames(people)} {plural(people.length, 'nominates', 'nominate')} you for {positionTitle}
        </h2>
        <p>
          {first?.sentence && `“${first.sentence}” `}
          {electionTitle}. Answer by {endInBrief(until, timeZone)}.
        </p>
      </div>
      <span className="offer-buttons">
        <Button variant="ghost" aria-label={`Decline ${positionTitle}`} onClick={() => setDeclining(true)}>
          Decline
        </Button>
        <Link
          to={`/governance?tab=elections&election=${electionId}&answer=${positionId}`}
          aria-label={`Answer: ${positionTitle}`}
          className={buttonClass({ variant: 'primary' })}
        >
          Answer
        </Link>
      </span>
      {isDeclining && (
        <DeclineDialog
          election={{ id: electionId }}
          position={{ title: positionTitle }}
          own={{ nomineeId, state: 'asked' }}
          onClose={() => setDeclining(false)}
          onDeclined={() => setDeclining(false)}
        />
      )}
    </section>
  )
}
