// The photo that a brother stands with for one position, where he does not take that of his profile.
import * as z from 'zod/mini'
import { AvatarFields } from './avatars.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { Nominations } from './nomination-views.ts'
import { PathId } from './values.ts'

/** The form of it: the part that is shown first, then the file. Its sizes are those of portraits. */
export const NomineePhotoFields = z.pick(AvatarFields, { crop: true })

const PATH = '/api/elections/:electionId/nominations/:nomineeId/photo'
const params = z.object({ electionId: PathId, nomineeId: PathId })

export const nomineePhotos = endpoints('nominee-photos', {
  choose: endpoint('POST', PATH, {
    summary: 'Stand with another photo than that of your profile, up to 5 MB, until the list closes.',
    refuses: ['too_many', 'conflict'],
    params,
    file: 'photo',
    response: Nominations,
  }),
  remove: endpoint('DELETE', PATH, {
    summary: 'Stand with the photo of your profile again.',
    refuses: ['conflict'],
    params,
    response: Nominations,
  }),
})
