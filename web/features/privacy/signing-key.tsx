// The fingerprint of the key by which this server signs votes, to be noted before one needs it, and those of former keys.
import { longDate } from '@aerie/text/moments'
import './signing-key.css'
import { polls } from '@aerie/contract/polls'
import { readableFingerprint } from '@aerie/votes/hashes'
import { useEffect, useState } from 'react'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'

type Signers = Awaited<ReturnType<typeof askForSigners>>

const askForSigners = () => call(polls.key)

/** Visitors' pages have no cache of answers: it asks by itself. */
export function SigningKey() {
  const [signers, setSigners] = useState<Signers | 'missing'>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    let isWanted = true
    setSigners(undefined)
    askForSigners().then(
      (answer) => isWanted && setSigners(answer),
      () => isWanted && setSigners('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [tries])
  return (
    <>
      <p>
        This is the fingerprint of the key that signs votes. Note it now, or ask a brother who has: a certificate that
        was signed with another key is not of this server.
      </p>
      {signers === 'missing' ? (
        <div className="signing-key">
          <p role="alert">The fingerprint could not be loaded.</p>
          <Button size="sm" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        </div>
      ) : (
        <Fingerprint fingerprint={signers?.fingerprint} />
      )}
      {typeof signers === 'object' && <Earlier earlier={signers.earlier} />}
    </>
  )
}

const UNKNOWN = '·'.repeat(64)

/** Its place is kept until it is there. */
const Fingerprint = ({ fingerprint }: { fingerprint: string | undefined }) => (
  <p className="signing-key" aria-busy={!fingerprint}>
    {readableFingerprint(fingerprint ?? UNKNOWN)
      .split(' ')
      .map((group, at) => (
        <span key={at}>{group} </span>
      ))}
  </p>
)

function Earlier({ earlier }: Pick<Signers, 'earlier'>) {
  if (earlier.length === 0) return null
  return (
    <>
      <p>Other keys have signed before. Trust one of these where you noted it while it was in use.</p>
      <ul>
        {earlier.map(({ fingerprint, lastUsedAt }) => (
          <li key={fingerprint}>
            <code>{readableFingerprint(fingerprint)}</code>, last on {longDate(lastUsedAt)}
          </li>
        ))}
      </ul>
    </>
  )
}
