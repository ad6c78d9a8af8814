// The setting that requires a second step of officers: before it is switched on it says how many have one.
import { OFFICER_DAYS, type OfficerStanding } from '@aerie/contract/officer-step'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { useChangeSettings } from '#features/settings/mutations.ts'
import { useSettings } from '#features/settings/queries.ts'
import { SettingSwitch } from '#features/settings/setting-switch.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { officersQuery } from './queries.ts'

export function OfficerStepSwitch({ mayChange }: { mayChange: boolean }) {
  const { officerSecondStep } = useSettings()
  const { id } = useSession()
  const { data: officers } = useQuery(officersQuery)
  const { mutate: change } = useChangeSettings()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <SettingSwitch
        setting="officerSecondStep"
        label="Second Step for Officers"
        isOn={officerSecondStep}
        disabled={!mayChange}
        onSwitch={(isOn) => (isOn ? setAsking(true) : change({ officerSecondStep: false }))}
      >
        Admins and super admins must have a passkey or an authenticator app, {OFFICER_DAYS} days from when it is
        switched on or from when they become officers. After that their rights wait until they have, and they read on as
        any brother does. {officers && `${meeting(officers)}.`}
      </SettingSwitch>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Require a second step of officers?"
        tone="primary"
        description={`${officers ? `${meeting(officers)}. ` : ''}Everybody else is told in the bell and by mail, and has ${OFFICER_DAYS} days.`}
        confirmLabel="Require it"
        onConfirm={() => {
          setAsking(false)
          change({ officerSecondStep: true })
        }}
      >
        {officers && !officers.some(({ person, hasStep }) => person.id === id && hasStep) && (
          <p>
            You have neither yet. Add a passkey or an authenticator app within {OFFICER_DAYS} days, or your own rights
            wait and you cannot switch this off.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

const meeting = (officers: OfficerStanding[]) => {
  const met = officers.filter(({ hasStep }) => hasStep).length
  return `${met} of ${officers.length} ${plural(officers.length, 'officer')} ${plural(met, 'meets', 'meet')} it`
}
