// Who asks everybody to read a document, and sees who has: pure rules.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ askForReadings: role !== 'member' })
