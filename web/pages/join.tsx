// Where a stranger asks to join, while Public Registration is on.
import { JoinForm } from '#features/join-requests/join-form.tsx'
import { QuietPage } from '#features/sign-in/quiet-page.tsx'

export const JoinPage = () => (
  <QuietPage title="Ask to join" lead="For brothers who are not on record yet. An officer reads every request.">
    <JoinForm />
  </QuietPage>
)
