// Where the link at the foot of a mail leads: ends mails of its kind, after one press.
import { UnsubscribeForm } from '#features/notifications/unsubscribe-form.tsx'
import { QuietPage } from '#features/sign-in/quiet-page.tsx'

export const UnsubscribePage = ({ token }: { token: string }) => (
  <QuietPage
    title="Notifications by mail"
    lead="You get no more mails like the one that brought you here. The bell still tells you."
  >
    <UnsubscribeForm token={token} />
  </QuietPage>
)
