// Hands an office over, or gives one that is vacant: to whom, from which day on, and what becomes of who holds it.
import type { ManagedMember } from '@aerie/contract/members'
import { type OfficeTerm, offices } from '@aerie/contract/offices'
import { useState } from 'react'
import { BrotherField } from '#features/people/brother-field.tsx'
import { displayName } from '#features/people/names.ts'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { SHOWING_MEMBERS } from '#features/people/showing-members.ts'
import { useSettings } from '#features/settings/queries.ts'
import { call, keysOf } from '#lib/api.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { today } from './terms.ts'
import { nameOf, spanOf } from './words.ts'

interface HandOverDialogProps {
  office: string
  /** Who holds it today. */
  held: readonly OfficeTerm[]
  brothers: ReadonlyMap<number, ManagedMember>
  onClose: () => void
}

export function HandOverDialog({ office, held, brothers, onClose }: HandOverDialogProps) {
  const { shortName } = useSettings()
  const [to, setTo] = useState<string | null>(null)
  const [from, setFrom] = useState(today())
  const [until, setUntil] = useState('')
  const [ending, setEnding] = useState(() => (held.length === 1 ? held.map(({ id }) => id) : []))
  const [lowering, setLowering] = useState<number[]>([])
  const [missing, setMissing] = useState(false)
  const mayLower = from !== '' && from <= today()
  const act = useAct({
    call: () =>
      call(offices.handOver, {
        body: {
          office,
          memberId: Number(to),
          from: from || null,
          until: until || null,
          ending,
          lowering: mayLower ? lowering.filter((id) => isEnding(id)) : [],
        },
      }),
    stale: [...keysOf(offices.terms), ...SHOWING_MEMBERS],
    done: () => ({
      title: held.length === 0 ? 'Office Given' : 'Office Handed Over',
      description: `${office} is on the roll.`,
    }),
  })
  const isEnding = (memberId: number) => held.some((term) => term.memberId === memberId && ending.includes(term.id))
  const submit = () => {
    if (to === null) setMissing(true)
    else act.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={held.length === 0 ? 'Give an office' : 'Hand over an office'}
      description={office}
      width={560}
      onSubmit={submit}
      submitLabel={held.length === 0 ? 'Appoint' : 'Hand over'}
      pendingLabel="Handing over..."
      pending={act.isPending}
    >
      <Field label="New holder" {...(missing && to === null && { error: 'Choose a brother' })}>
        <BrotherField value={to} onChange={setTo} exclude={[]} shortName={shortName} placeholder="Search by name" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From">
          <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="Last day (optional)">
          <Input type="date" value={until} min={from} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      </div>
      {held.map((term) => {
        const brother = brothers.get(term.memberId ?? 0)
        const isEnded = ending.includes(term.id)
        return (
          <div key={term.id} className="grid gap-3 border-t border-line pt-3">
            <Checkbox
              label={`The term of ${nameOf(term, brothers)} ends the day before`}
              hint={`${spanOf(term)}. Left alone, both hold the office.`}
              checked={isEnded}
              onChange={() => setEnding(toggled(ending, term.id))}
            />
            {brother?.can.lowerRole && (
              <LowerRole
                brother={brother}
                isToday={mayLower}
                isOpen={mayLower && isEnded}
                isLowered={lowering.includes(brother.id)}
                onToggle={() => setLowering(toggled(lowering, brother.id))}
              />
            )}
          </div>
        )
      })}
      <Note>Profiles, the directory’s filter and the dots follow on the day. Terms that ended stay on the roll.</Note>
    </FormDialog>
  )
}

interface LowerRoleProps {
  brother: ManagedMember
  /** Whether the office changes hands by today. */
  isToday: boolean
  isOpen: boolean
  isLowered: boolean
  onToggle: () => void
}

const LowerRole = ({ brother, isToday, isOpen, isLowered, onToggle }: LowerRoleProps) => (
  <Checkbox
    label={`Lower ${displayName(brother)} from ${ROLE_LABELS[brother.role]} to Member`}
    hint={
      isToday
        ? `At once. Left alone, he stays ${ROLE_LABELS[brother.role]}.`
        : 'Roles change at once: lower his on the day itself.'
    }
    checked={isOpen && isLowered}
    disabled={!isOpen}
    onChange={onToggle}
  />
)

const toggled = (ids: number[], id: number) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
