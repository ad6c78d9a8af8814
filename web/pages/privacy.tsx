// The privacy policy: within the house for members, on a page of its own for visitors.
import type { PublicWords } from '@aerie/contract/settings'
import { ArrowLeft } from 'lucide-react'
import { PrivacyText } from '#features/visitor/privacy-text.tsx'
import { start } from '#lib/start.ts'
import { Page } from '#ui/page.tsx'

const TITLE = 'Privacy Policy'

export const PrivacyPage = () => (
  <Page title={TITLE}>
    <PrivacyText words={start.words} />
  </Page>
)

export const VisitorPrivacyPage = ({ words }: { words: PublicWords }) => (
  <div className="mx-auto max-w-[42rem]">
    <Page
      title={TITLE}
      back={
        <a href="/" className="backlink">
          <ArrowLeft /> {words.name}
        </a>
      }
    >
      <PrivacyText words={words} />
    </Page>
  </div>
)
