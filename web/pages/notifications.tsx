// What may reach a member, and how: each topic by mail and on this device, and the devices that are told.
import { ArrowLeft, Lock } from 'lucide-react'
import { TopicChoices } from '#features/notifications/topic-choices.tsx'
import { OtherDevicesCard } from '#features/push/other-devices-card.tsx'
import { ThisDeviceCard } from '#features/push/this-device-card.tsx'
import { TopicSwitch } from '#features/push/topic-switch.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

export const NotificationsPage = () => (
  <Page
    title="Notifications"
    subtitle="What may reach you, and how"
    actions={
      <Link to="/profile" className={buttonClass({ variant: 'ghost' })}>
        <ArrowLeft />
        Back to Your Profile
      </Link>
    }
  >
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_350px]">
      <Card title="Kinds" action={<span className="text-sm text-ink-3">Kept as you switch</span>} flush>
        <TopicChoices device={(topic, title) => <TopicSwitch topic={topic} title={title} />} />
      </Card>
      <aside className="grid gap-6">
        <ThisDeviceCard />
        <OtherDevicesCard />
        <Note icon={<Lock />}>
          The lock screen shows no names, titles or places: “A brother is coming to where you live.” Nothing is sent
          while you have Aerie open somewhere. Once you sign out on a device, it gets nothing more.
        </Note>
        <Note>
          On an iPhone, links in mails open in the browser and not in the installed Aerie. Open it from the Home Screen,
          and sign in there.
        </Note>
      </aside>
    </div>
  </Page>
)
