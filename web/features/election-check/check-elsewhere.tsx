// The files of an election, and how others' programs check them: nobody has to trust this page.
import './check-elsewhere.css'
import { type Election, elections, type Position } from '@aerie/contract/elections'
import { counted } from '@aerie/text/plurals'
import { detailedSize } from '@aerie/text/sizes'
import { Download } from 'lucide-react'
import { boardAddress } from '#features/sealed-elections/queries.ts'
import { call } from '#lib/api.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'
import type { ElectionCheckState } from './use-election-check.ts'

interface CheckElsewhereProps {
  election: Election
  state: ElectionCheckState
}

export const CheckElsewhere = ({ election, state }: CheckElsewhereProps) => (
  <Card title="Check it elsewhere" flush>
    <div className="check-elsewhere-files">
      {election.positions.map((position, at) => (
        <PositionFiles key={position.id} {...{ election, position, at, state }} />
      ))}
    </div>
    <div className="check-elsewhere-how">
      <p>
        This page comes from the server it checks. On a machine of your own, with the files beside you, three programs
        do the same; the last two are of other authors.
      </p>
      <p>Ours, of this software:</p>
      <code>
        npm run verify-vote -- {certificateName(election, 0)} {boardName(state)}
      </code>
      <p>Sirona, in a folder with the ballots alone:</p>
      <code>npx sirona election verify</code>
      <p>Belenios, of version 3.1 or later, in the same folder:</p>
      <code>belenios-tool election verify</code>
      <p>
        The board is open to all members because a count is to be believed only where everybody can repeat it. It shows
        sealed ballots without names or times; who voted stands apart from it.
      </p>
    </div>
  </Card>
)

interface PositionFilesProps extends CheckElsewhereProps {
  position: Position
  /** Its place among the positions. */
  at: number
}

function PositionFiles({ election, position, at, state }: PositionFilesProps) {
  const isOnly = !election.positions.at(1)
  const whose = isOnly ? '' : `, ${position.title}`
  const params = { electionId: String(election.id), positionId: String(position.id) }
  const certificate = useAct({
    call: () => call(elections.positionAudit, { params }),
    show: (audit) => saveFile(certificateName(election, at), jsonOf(audit.certificate)),
  })
  const board = useAct({
    call: () => fetchFile(boardAddress(election.id, position.id)),
    show: ({ name, content }) => saveFile(name ?? BOARD, content),
  })
  return (
    <>
      {position.blankVotes !== undefined && (
        <FileRow
          leaf="JSON"
          name={`Certificate${whose}`}
          size="Signed by the server"
          isComing={certificate.isPending}
          onSave={() => certificate.mutate()}
        />
      )}
      <FileRow
        leaf="BEL"
        name={isOnly ? 'All ballots' : `Ballots${whose}`}
        size={sizeOf(state, at, position.id)}
        isComing={board.isPending}
        onSave={() => board.mutate()}
      />
    </>
  )
}

interface FileRowProps {
  leaf: string
  name: string
  size: string
  isComing: boolean
  onSave: () => void
}

const FileRow = ({ leaf, name, size, isComing, onSave }: FileRowProps) => (
  <button type="button" aria-busy={isComing} disabled={isComing} onClick={onSave}>
    <span className="check-elsewhere-leaf" aria-hidden>
      {leaf}
    </span>
    <span>
      <b>{name}</b>
      <small>{isComing ? 'Coming...' : size}</small>
      <span className="sr-only">Save the file</span>
    </span>
    <Download aria-hidden />
  </button>
)

/** Of several positions each has its number. */
const certificateName = ({ positions }: Election, at: number) =>
  positions.at(1) ? `certificate-${at + 1}.json` : 'certificate.json'

const BOARD = 'ballots.bel'

/** As the first position's is saved: others' programs know it by that name. */
function boardName({ steps: { list } }: ElectionCheckState) {
  const uuid = list?.state === 'holds' ? list.findings.uuids?.[0] : undefined
  return uuid ? `${uuid}.bel` : BOARD
}

const jsonOf = (content: unknown) => new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })

/** Known once the check has read it. */
function sizeOf({ steps: { record }, trackers }: ElectionCheckState, at: number, positionId: number): string {
  const bytes = record?.state === 'holds' ? record.findings.bytes?.[at] : undefined
  const ballots = trackers[positionId]?.length
  if (bytes === undefined || ballots === undefined) return 'The whole board'
  return `${detailedSize(bytes)}, ${counted(ballots, 'ballot')}`
}
