// Who was there, with portraits: hosts say it of anybody, and add who had not answered; everybody takes himself out.
import type { Answer, Gathering } from '@aerie/contract/gatherings'
import { displayName } from '@aerie/contract/person'
import { useState } from 'react'
import { BrotherField } from '#features/people/brother-field.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { BrothersList } from './brothers-list.tsx'
import { ComingBrother } from './coming-brother.tsx'
import { useCorrectAttendance } from './mutations.ts'

interface AttendanceProps {
  gathering: Gathering
  answers: Answer[]
}

export function Attendance({ gathering, answers }: AttendanceProps) {
  const { id: ownId } = useSession()
  const correction = useCorrectAttendance(gathering)
  const mayCorrect = (memberId: number) => gathering.can.correct || memberId === ownId
  const there = answers.filter(({ wasThere }) => wasThere)
  const others = answers.filter(({ wasThere, member }) => !wasThere && mayCorrect(member.id))
  const rowOf = (answer: Answer) => {
    const { member, wasThere } = answer
    const isOwn = member.id === ownId
    return (
      <ComingBrother key={member.id} answer={answer}>
        {mayCorrect(member.id) && (
          <Button
            variant="link"
            aria-label={isOwn ? undefined : `${displayName(member)} was ${wasThere ? 'not ' : ''}there`}
            pending={correction.isPending && correction.variables.memberId === member.id}
            onClick={() => correction.mutate({ memberId: member.id, wasThere: !wasThere })}
          >
            {wasThere ? (isOwn ? 'I was not there' : 'Not there') : isOwn ? 'I was there' : 'Was there'}
          </Button>
        )}
      </ComingBrother>
    )
  }
  return (
    <div className="grid gap-5">
      {there.length > 0 ? (
        <div>
          <BrothersList answers={there}>{rowOf}</BrothersList>
        </div>
      ) : (
        <p>Nobody, as far as it was said.</p>
      )}
      {others.length > 0 && (
        <section aria-label="Not there">
          <h3 className="mb-2 text-ink-2">Not there</h3>
          <BrothersList answers={others}>{rowOf}</BrothersList>
        </section>
      )}
      {gathering.can.correct && (
        <AddField
          key={answers.length}
          exclude={answers.map(({ member }) => member.id)}
          onPick={(memberId) => correction.mutate({ memberId, wasThere: true })}
        />
      )}
    </div>
  )
}

interface AddFieldProps {
  exclude: number[]
  onPick: (memberId: number) => void
}

function AddField({ exclude, onPick }: AddFieldProps) {
  const { shortName } = useSettings()
  const [round, setRound] = useState(0)
  return (
    <Field label="Somebody else was there" hint="He can take himself out again.">
      <BrotherField
        key={round}
        value={null}
        onChange={(picked) => {
          if (picked === null) return
          setRound(round + 1)
          onPick(Number(picked))
        }}
        exclude={exclude}
        shortName={shortName}
        placeholder="Look for a brother"
      />
    </Field>
  )
}
