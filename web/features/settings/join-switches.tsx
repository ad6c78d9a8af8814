// The two settings of how strangers come to be members: whether they may ask, and whether some come in without an officer.
import { useChangeSettings } from './mutations.ts'
import { useSettings } from './queries.ts'
import { SettingSwitch } from './setting-switch.tsx'

export function JoinSwitches({ mayChange }: { mayChange: boolean }) {
  const { autoApproveMembers, publicRegistration } = useSettings()
  const { mutate: change } = useChangeSettings()
  return (
    <>
      <SettingSwitch
        setting="autoApproveMembers"
        label="Auto-approve Members"
        isOn={autoApproveMembers}
        disabled={!mayChange}
        onSwitch={(isOn) => change({ autoApproveMembers: isOn })}
      >
        Whoever asks to join with a confirmed e-mail that is on an imported record gets that record without waiting.
        {!publicRegistration && ' No effect while Public Registration is off.'}
      </SettingSwitch>
      <SettingSwitch
        setting="publicRegistration"
        label="Public Registration"
        isOn={publicRegistration}
        disabled={!mayChange}
        onSwitch={(isOn) => change({ publicRegistration: isOn })}
      >
        A form behind the landing page lets strangers ask to join. Admins decide on each request
        {autoApproveMembers ? ' that Auto-approve Members leaves to them.' : '.'}
      </SettingSwitch>
    </>
  )
}
