// Who decides about photos under review.
import type { Role } from '@aerie/contract/person'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ moderatePhotos: role === 'super_admin' })
