// What LinkedIn can do for a profile: confirm an account, and hand over work experience.
import type { Extraction } from '@aerie/contract/linkedin'
import { ExternalLink } from 'lucide-react'
import { LinkedinVerified } from '#features/people/linkedin-verified.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { useLinkedinConnection } from './use-linkedin-connection.ts'
import { WorkFromLinkedin } from './work-from-linkedin.tsx'

interface LinkedinCardProps {
  verified: boolean
  /** Whether this installation has a client at LinkedIn. */
  configured: boolean
  /** As it stands in the form. */
  linkedinUrl: string
  /** The form takes them over; nothing is saved before it is. */
  onExperience: (entries: Extraction['workExperience']) => void
}

export const LinkedinCard = ({ verified, configured, linkedinUrl, onExperience }: LinkedinCardProps) => (
  <Card title="LinkedIn" action={verified ? <LinkedinVerified own /> : <Tag>Not Connected</Tag>}>
    <div className="grid gap-5">
      {configured ? (
        <Account verified={verified} />
      ) : (
        <Note>LinkedIn is not set up here, so no account can be connected.</Note>
      )}
      <WorkFromLinkedin linkedinUrl={linkedinUrl} onExperience={onExperience} />
    </div>
  </Card>
)

function Account({ verified }: { verified: boolean }) {
  const { pending, connect } = useLinkedinConnection()
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">
        {verified
          ? 'Your account is confirmed. Connecting again fills in what is empty by now, or confirms another account.'
          : 'Sign in at LinkedIn to confirm that the account is yours. What is empty in your profile is filled in; what you wrote stays, and so does your e-mail address.'}
      </p>
      <Button
        icon={<ExternalLink />}
        pending={pending}
        pendingLabel="Waiting for LinkedIn..."
        onClick={() => void connect()}
      >
        {verified ? 'Connect Again' : 'Connect LinkedIn'}
      </Button>
    </div>
  )
}
