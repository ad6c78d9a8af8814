// The certificate of a closed poll, or of a position in an election, as on paper: what was asked, who might and did vote, what it came to.
import { listOf } from '@aerie/text/lists'
import { formatCount } from '@aerie/text/numbers'
import './certificate.css'
import '#ui/theme/print-alone.css'
import type { SealedRecord, VoteCertificate } from '@aerie/contract/poll-records'
import { pollOutcomeWords, SEVERAL_MARKS, sharesOf } from '@aerie/contract/vote-results'
import { endOf } from '@aerie/text/periods'
import { plural } from '@aerie/text/plurals'
import { shortHash } from '#features/ballots/words/short-hash.ts'
import { SiteMark } from '#features/logo/site-mark.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { turnoutWords } from './turnout-words.ts'

interface CertificateProps {
  certificate: VoteCertificate
  /** Whose it is. */
  siteName: string
  fingerprint: string | undefined
  /** Why it does not count, where it was declared void. */
  voidReason: string | null
}

export function Certificate({ certificate, siteName, fingerprint, voidReason }: CertificateProps) {
  const { definition, eligible, voters, counts, quorumMet, endDate, head, ballotsHash } = certificate
  const sealed = 'sealed' in certificate ? certificate.sealed : undefined
  const most = Math.max(1, voters)
  const shares = sharesOf(
    definition.options.map(({ id }) => counts[id] ?? 0),
    voters,
  )
  return (
    <section className="certificate print-paper" data-theme="light" aria-label="Certificate">
      <SiteMark shape="large" />
      <p className="certificate-caption">
        {siteName} certifies {'election' in definition ? `the vote of “${definition.election}” for` : 'the poll'}
      </p>
      <h2>{definition.title}</h2>
      <p>Was open until {endOf(endDate, useTimeZone())}</p>
      <dl className="certificate-figures">
        <Figure label="could vote" value={formatCount(eligible)} />
        <Figure label="voted" value={formatCount(voters)} />
        <Figure label="turnout" value={turnoutWords(certificate)} />
        <Figure label={`quorum, ${quorumMet ? 'reached' : 'not reached'}`} value={`${definition.quorumThreshold}%`} />
      </dl>
      {definition.description && <p className="certificate-words">{definition.description}</p>}
      <ul className="certificate-counts">
        {definition.options.map(({ id, text }, at) => (
          <li key={id} data-leads={(voidReason === null && certificate.leadingIds.includes(id)) || undefined}>
            <span>{text}</span>
            <span className="certificate-bar" aria-hidden>
              <span style={{ width: `${((counts[id] ?? 0) / most) * 100}%` }} />
            </span>
            <b>
              {formatCount(counts[id] ?? 0)} <small>{shares[at]?.words}</small>
            </b>
          </li>
        ))}
      </ul>
      {definition.allowMultipleVotes && <p className="certificate-words">{SEVERAL_MARKS}</p>}
      <p className="certificate-outcome">{voidReason === null ? wordsOf(certificate) : `Void: ${voidReason}`}</p>
      {sealed && <SealedBy sealed={sealed} />}
      <dl className="certificate-hashes">
        <Figure label="Record ends at" value={shortHash(sealed?.boardHead ?? head)} />
        <Figure label="Ballots" value={shortHash(ballotsHash)} />
        {fingerprint && <Figure label="Signed with" value={shortHash(fingerprint)} />}
      </dl>
    </section>
  )
}

/** Whose keys opened the count, and the words by which the election was announced. */
const SealedBy = ({ sealed: { turned, setName, threshold, words } }: { sealed: SealedRecord }) => (
  <section className="certificate-sealed" aria-label="The seal">
    <h3>Sealed by trustees</h3>
    <p>
      {listOf(turned)} of “{setName}” turned {plural(turned.length, 'the key', 'their keys')}, of which {threshold}{' '}
      {plural(threshold, 'was', 'were')} needed beside the server’s. The sums were opened; no single ballot was.
    </p>
    <p>The words of this election: {words.join(' ')}</p>
  </section>
)

function wordsOf(certificate: VoteCertificate) {
  const { definition, outcome, leadingIds, voters } = certificate
  const isPosition = 'positionId' in certificate
  if (isPosition && outcome === 'no_votes') return 'Vacant: nobody was voted for.'
  if (isPosition && outcome === 'decided')
    return `${definition.options.find(({ id }) => id === leadingIds[0])?.text ?? 'Nobody'} is elected.`
  const ended = { ...certificate, options: definition.options, voteCount: voters, void: null }
  return isPosition ? pollOutcomeWords(ended, (name) => name) : pollOutcomeWords(ended)
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
