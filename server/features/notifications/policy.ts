// Who may choose mail of which topic.
import type { MailTopic } from '@aerie/contract/mail-topics'
import { NOTIFICATION_KINDS, TOPIC_OF } from '@aerie/contract/notifications'
import type { Role } from '@aerie/contract/person'

const READERS: Partial<Record<MailTopic, readonly Role[]>> = {
  audit: ['super_admin'],
  requests: ['admin', 'super_admin'],
}

export const mayChoose = ({ role }: { role: Role }, topic: MailTopic) => READERS[topic]?.includes(role) ?? true

/** The kinds that are told to others than a caller of this role. */
export const kindsBeyond = (caller: { role: Role }) =>
  NOTIFICATION_KINDS.filter((kind) => {
    const topic = TOPIC_OF[kind]
    return topic !== null && !mayChoose(caller, topic)
  })

export const capabilitiesOf = (caller: { role: Role }) => ({
  hearOfAuditLog: mayChoose(caller, 'audit'),
  hearOfRequests: mayChoose(caller, 'requests'),
})
