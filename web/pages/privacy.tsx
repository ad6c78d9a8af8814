// The privacy policy: within the app for members, on a page of its own for visitors.
import type { PublicSettings } from '@aerie/contract/settings'
import { ArrowLeft } from 'lucide-react'
import { PrivacyText } from '#features/privacy/privacy-text.tsx'
import { start } from '#lib/start.ts'
import { Page } from '#ui/layout/page.tsx'

const TITLE = 'Privacy Policy'

export const PrivacyPage = () => (
  <Page title={TITLE}>
    <PrivacyText settings={start.settings} />
  </Page>
)

export const VisitorPrivacyPage = ({ settings }: { settings: PublicSettings }) => (
  <div className="mx-auto max-w-[42rem]">
    <Page
      title={TITLE}
      back={
        <a href="/" className="page-back">
          <ArrowLeft /> {settings.name}
        </a>
      }
    >
      <PrivacyText settings={settings} />
    </Page>
  </div>
)
