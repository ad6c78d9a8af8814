// What stops once a brother is marked as passed, and what it means for others, before he is.
import './what-stops.css'
import { Info, Lock, MailX, MapPinOff, Vote } from 'lucide-react'

const STOPS = [
  {
    icon: <MailX />,
    what: 'Mails, invitations and notifications',
    how: 'None leaves for him, nor news he had planned.',
  },
  {
    icon: <Vote />,
    what: 'Votes',
    how: 'He no longer counts for them. A ballot that he cast stays sealed and counted.',
  },
  {
    icon: <Lock />,
    what: 'His sign-in',
    how: 'Closed on all devices. What he did not share with all brothers is shut.',
  },
  {
    icon: <MapPinOff />,
    what: 'Map, trips and counts',
    how: 'They leave him out. His photos, lineage and offices held stay.',
  },
]

/** `means` is what it means for others, in sentences. */
export const WhatStops = ({ means }: { means: readonly string[] }) => (
  <section aria-labelledby="what-stops">
    <h3 id="what-stops" className="font-semibold">
      What stops at once
    </h3>
    <ul className="what-stops">
      {STOPS.map(({ icon, what, how }) => (
        <li key={what}>
          {icon}
          <div>
            <b>{what}</b>
            <p>{how}</p>
          </div>
        </li>
      ))}
      {means.map((sentence) => (
        <li key={sentence}>
          <Info />
          <div>{sentence}</div>
        </li>
      ))}
    </ul>
  </section>
)
