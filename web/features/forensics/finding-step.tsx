// Somebody's copy was found: the leak beside our photo, for whom it was made, how sure that is, and what is kept of it.
import './finding.css'
import './forensics.css'
import type { LeakFinding, Suspect } from '@aerie/contract/forensics'
import { exactMoment, longMoment } from '@aerie/text/moments'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useLightOnPaper } from '#ui/theme/theme.ts'
import { SideBySide } from './side-by-side.tsx'
import { foreignUploadWords, HOW_SURE, oddsOf, ownUploadWords, PROVISO, sentenceOfFinding } from './words.ts'

interface FindingStepProps {
  file: File
  finding: LeakFinding
  /** The name of whoever searched. */
  searcher: string
}

export function FindingStep({ file, finding, searcher }: FindingStepProps) {
  useLightOnPaper()
  const [first, ...others] = finding.suspects
  return (
    <div className="finding">
      <SideBySide file={file} finding={finding} />
      <div className="finding-outcome" role="status">
        <h3>{sentenceOfFinding(finding)}</h3>
        <p>{PROVISO}</p>
        {finding.suspects.map((suspect) => {
          const words = ownUploadWords(suspect)
          return words && <p key={suspect.viewer}>{words}</p>
        })}
        {finding.foreignUploads.map((upload) => (
          <p key={upload.owner}>{foreignUploadWords(upload)}</p>
        ))}
      </div>
      {first && others.length === 0 ? <One suspect={first} /> : <Several suspects={finding.suspects} />}
      <OnPaper file={file} searcher={searcher} />
    </div>
  )
}

function One({ suspect }: { suspect: Suspect }) {
  const { copy } = suspect
  return (
    <>
      <dl className="finding-sure">
        <div>
          <dt>How sure</dt>
          <dd>{HOW_SURE[suspect.evidence]}</dd>
        </div>
        <div>
          <dt>The odds that this is chance</dt>
          <dd>{oddsOf(suspect)}</dd>
        </div>
      </dl>
      <dl className="finding-facts">
        <dt>Viewer</dt>
        <dd className="num">{suspect.viewer}</dd>
        <dt>Name</dt>
        <dd className="finding-name">
          <Portrait
            name={suspect.name}
            src={suspect.profileImageUrl}
            hash={suspect.profileImageHash}
            width={28}
            decorative
          />
          <Name suspect={suspect} />
        </dd>
        {copy && (
          <>
            <dt>IP</dt>
            <dd className="num">{copy.ip ?? 'Not kept'}</dd>
            <dt>Timestamp</dt>
            <dd className="num">{exactMoment(copy.timestamp)}</dd>
            <dt>Hash</dt>
            <dd className="finding-hash">{copy.hash}</dd>
          </>
        )}
      </dl>
    </>
  )
}

const Several = ({ suspects }: { suspects: readonly Suspect[] }) => (
  <ul className="finding-suspects">
    {suspects.map((suspect) => (
      <li key={suspect.viewer}>
        <Portrait
          name={suspect.name}
          src={suspect.profileImageUrl}
          hash={suspect.profileImageHash}
          width={44}
          decorative
        />
        <div>
          <Name suspect={suspect} />
          <span className="forensics-meta">
            {suspect.copy
              ? [exactMoment(suspect.copy.timestamp), suspect.copy.ip].filter(Boolean).join(', ')
              : 'Several copies made for him'}
          </span>
        </div>
        <span className="forensics-meta">Chance {oddsOf(suspect)}</span>
      </li>
    ))}
  </ul>
)

const Name = ({ suspect: { name, isMember, viewer } }: { suspect: Suspect }) =>
  isMember ? (
    <Link to={`/profile/${viewer}`}>
      <b>{name}</b>
    </Link>
  ) : (
    <b>{name}</b>
  )

/** Who keeps the page sees whence it comes. */
const OnPaper = ({ file, searcher }: { file: File; searcher: string }) => (
  <p className="finding-on-paper">
    {file.name}, looked up by {searcher} on {longMoment(new Date().toISOString())}. The look-up is in the audit log.
  </p>
)
