// What an officer owes before his rights wait, or while they do, and what to do about it; nothing to whom owes nothing.
import './owed-step-note.css'
import { type OwedStep, officerStep } from '@aerie/contract/officer-step'
import type { Role } from '@aerie/contract/person'
import { anyOf } from '@aerie/text/lists'
import { longMoment, timeOf } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldAlert } from 'lucide-react'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { useSession } from '#features/session/queries.ts'
import { endpointQuery } from '#lib/api.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Page } from '#ui/layout/page.tsx'

const DAY_MS = 86_400_000

/** As in 'Your rights as an admin'. */
function rightsOf(role: Role) {
  const office = ROLE_LABELS[role].toLowerCase()
  return `Your rights as ${office.startsWith('a') ? 'an' : 'a'} ${office}`
}

/** As in '9 days', begun ones too. */
const daysLeft = (due: string) => counted(Math.max(1, Math.ceil((timeOf(due) - Date.now()) / DAY_MS)), 'day')

/** In place of a page of officers, to one whose rights wait. */
export const RightsWait = ({ title }: { title: string }) => (
  <Page title={title} subtitle="For officers who have shown their second step">
    <div className="grid max-w-[640px] gap-5">
      <ShieldAlert className="size-9 text-ink-3" aria-hidden="true" />
      <OwedStepNote />
    </div>
  </Page>
)

interface OwedStepNoteProps {
  /** Where a passkey and an app are set up beside it, it leads there no more. */
  isAtSecurity?: boolean
}

export function OwedStepNote({ isAtSecurity = false }: OwedStepNoteProps) {
  const { owedStep } = useSession()
  if (!owedStep) return null
  return (
    <div className="owed-step-note mb-6">
      <Note tone={owedStep.waits ? 'warning' : 'foil'}>
        {owedStep.hasStep ? (
          <ToShow {...owedStep} />
        ) : owedStep.waits ? (
          <Late {...owedStep} />
        ) : (
          <InTime {...owedStep} />
        )}
        {!isAtSecurity && <ToSecurity />}
      </Note>
    </div>
  )
}

const ToSecurity = () => (
  <Link to="/profile/security" className={buttonClass({ size: 'sm' })}>
    <KeyRound />
    Sign-in & security
  </Link>
)

const InTime = ({ role, due }: OwedStep) => (
  <p>
    <b>A second step is required of officers: {daysLeft(due)} left.</b> Add a passkey or an authenticator app.{' '}
    {rightsOf(role)} wait from {longMoment(due)} on until you have one.
  </p>
)

/** He has one, but this session was opened without it. */
const ToShow = ({ role, waits, due }: OwedStep) => (
  <p>
    <b>
      {waits
        ? `${rightsOf(role)} wait until you show your second step.`
        : 'Your password alone has opened this session.'}
    </b>{' '}
    {waits ? 'You read on as any brother does.' : `${rightsOf(role)} wait in it from ${longMoment(due)} on.`} Show a
    passkey beside your passkeys, or log out and sign in with your second step.
  </p>
)

function Late({ role }: OwedStep) {
  const { data } = useQuery(endpointQuery(officerStep.own))
  return (
    <p>
      <b>{rightsOf(role)} wait until you add a second step.</b> You read on as any brother does.{' '}
      {data && <WayOut {...data} />}
    </p>
  )
}

/** Whoever knows no more than his password must not get his rights by it. */
const WayOut = ({ letUntil, helpers }: { letUntil: string | null; helpers: string[] }) =>
  letUntil
    ? `You may add a passkey or an authenticator app until ${longMoment(letUntil)}.`
    : helpers.length > 0
      ? `The days for it are over, so somebody has to say that it is you: ask ${anyOf(helpers)} to let you add one now, in Role Management.`
      : 'The days for it are over, and the rights of every other super admin wait, too. Whoever runs the server can lift the requirement.'
