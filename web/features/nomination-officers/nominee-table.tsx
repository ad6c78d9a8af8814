// All who were named, for officers: for what, by whom, and how each stands; on a phone each is an entry.
import type { NominationsForOfficers, Nominee } from '@aerie/contract/nomination-views'
import { displayName } from '@aerie/contract/person'
import { classNote, namedByWords, OFFICER_STATES } from '#features/nominations/words/nomination-words.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Table, TableName } from '#ui/lists/table.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { type NomineeAct, NomineeMenu } from './nominee-menu.tsx'

interface NomineeTableProps {
  list: NominationsForOfficers
  onAct: (act: NomineeAct, nominee: Nominee) => void
}

export function NomineeTable({ list: { nominees, positions }, onAct }: NomineeTableProps) {
  const { shortName } = useSettings()
  const titles = new Map(positions.map(({ id, title }) => [id, title]))
  return (
    <Table label="All nominations" cards>
      <thead>
        <tr>
          <th>Brother</th>
          <th>For</th>
          <th>Named by</th>
          <th>State</th>
          <th>
            <span className="sr-only">More</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {nominees.map((nominee) => (
          <tr key={nominee.id}>
            <td>
              <TableName
                portrait={<NomineePortrait nominee={nominee} />}
                name={displayName(nominee.member)}
                note={classNote(nominee.className, shortName)}
              />
            </td>
            <td className="data-table-full">{titles.get(nominee.positionId)}</td>
            <td className="tabular-nums">
              {namedByWords(nominee.namings, nominee.isNamedByHimself, nominee.member.id)}
            </td>
            <td>
              <StateTags nominee={nominee} />
            </td>
            <td>
              <NomineeMenu nominee={nominee} onAct={(act) => onAct(act, nominee)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const NomineePortrait = ({ nominee: { member, photo } }: { nominee: Nominee }) => (
  <Portrait
    name={displayName(member)}
    src={photo?.url ?? member.profileImageUrl}
    hash={photo?.hash ?? member.profileImageHash}
    isRemembered={member.isRemembered}
    width={34}
    decorative
  />
)

function StateTags({ nominee: { state, isOfItsClasses, refusal } }: { nominee: Nominee }) {
  const { words, tone } = OFFICER_STATES[state]
  const hasAppealed = refusal?.appeal && refusal.appeal.decision === null
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Tag tone={tone}>{words}</Tag>
      {hasAppealed && <Tag tone="warning">Appealed</Tag>}
      {!isOfItsClasses && <Tag tone="warning">Class does not vote</Tag>}
    </span>
  )
}
