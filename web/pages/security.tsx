// What opens one's account: the ways to sign in, and where one is signed in.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { PasswordCard } from '#features/account/password-card.tsx'
import { SessionsCard } from '#features/account/sessions-card.tsx'
import { PasskeysCard } from '#features/passkeys/passkeys-card.tsx'
import { passkeysQuery } from '#features/passkeys/queries.ts'
import { AppCard } from '#features/second-step/app-card.tsx'
import { CodesCard } from '#features/second-step/codes-card.tsx'
import { DevicesCard } from '#features/second-step/devices-card.tsx'
import { useSession } from '#features/session/queries.ts'
import { OwnRemovalNote } from '#features/step-removals/own-removal-note.tsx'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Page } from '#ui/layout/page.tsx'

/** Few owe one, so that it is fetched for those alone. */
const owedCode = lazyCode(() => import('#features/officer-step/owed-step-note.tsx'))

export function SecurityPage() {
  const { data: owed } = useCode(owedCode, useSession().owedStep !== null)
  const { data } = useQuery(passkeysQuery)
  const isAlone = data?.passkeys.length === 0
  return (
    <Page
      title="Sign-in & security"
      subtitle="What opens your account, and what stays shut without it"
      actions={
        <Link to="/profile" className={buttonClass({ variant: 'ghost' })}>
          <ArrowLeft />
          Back to Your Profile
        </Link>
      }
    >
      <OwnRemovalNote />
      {owed && <owed.OwedStepNote isAtSecurity />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_350px]">
        <div className="grid gap-6">
          <PasskeysCard />
          <AppCard />
          <PasswordCard
            note={
              isAlone ? 'With your e-mail address or your phone it signs you in.' : 'Still works beside the passkeys.'
            }
          />
        </div>
        <aside className="grid gap-6">
          <CodesCard />
          <SessionsCard />
          <DevicesCard />
        </aside>
      </div>
    </Page>
  )
}
