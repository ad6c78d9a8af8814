// Who may choose mail of which topic.
import type { MailTopic } from '@aerie/contract/notifications'
import type { Role } from '@aerie/contract/person'

export const mayChoose = ({ role }: { role: Role }, topic: MailTopic) => topic !== 'audit' || role === 'super_admin'

export const capabilitiesOf = (caller: { role: Role }) => ({ hearOfAuditLog: mayChoose(caller, 'audit') })
