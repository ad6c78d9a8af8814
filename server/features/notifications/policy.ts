// Who may choose mail of which topic.
import type { MailTopic } from '@aerie/contract/mail-topics'
import type { Role } from '@aerie/contract/person'

const READERS: Partial<Record<MailTopic, readonly Role[]>> = {
  audit: ['super_admin'],
  requests: ['admin', 'super_admin'],
}

export const mayChoose = ({ role }: { role: Role }, topic: MailTopic) => READERS[topic]?.includes(role) ?? true

export const capabilitiesOf = (caller: { role: Role }) => ({
  hearOfAuditLog: mayChoose(caller, 'audit'),
  hearOfRequests: mayChoose(caller, 'requests'),
})
