// Reads pictures that no member of the house was given: unmarked, marked with another key, damaged. Nobody may be named.
import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'
import { archiveOf } from '../../server/platform/watermark/reading/archive.fixture.ts'
import { ATTACKS, type Attack } from '../../server/platform/watermark/reading/attacks.fixture.ts'
import { lumaOf, makePhoto, markedJpeg, toJpeg } from '../../server/platform/watermark/reading/marked-photo.fixture.ts'
import { readPicture } from '../../server/platform/watermark/reading/read-picture.ts'

const keys = [{ id: 1, secret: new Uint8Array(32).fill(9) }]
/** Of the photo that each picture is taken for. */
const COPIES = 20_000
const MEMBERS = 4_000

const DAMAGES: readonly Attack[] = [
  ...Object.values(ATTACKS),
  (picture) => sharp(picture).jpeg({ quality: 5 }).toBuffer(),
  (picture) => sharp(picture).resize(60).png().toBuffer(),
  (picture) => sharp(picture).blur(12).jpeg().toBuffer(),
  (picture) => sharp(picture).threshold(110).png().toBuffer(),
]

/** The photo's original counts as deleted, so that the picture itself protects nobody: only the odds do. */
const copies = Array.from({ length: COPIES }, (_, at) => ({
  id: 10 * 2 ** 32 + randomBytes(4).readUInt32BE(),
  memberId: at % MEMBERS,
  keyId: 1,
  isReuploaded: false,
}))
const archive = {
  ...archiveOf([{ id: 1, original: null, copies }]),
  findPhotosLike: async () => [1],
}

export async function measureInnocent(count: number) {
  const kinds = { unmarked: 0, 'of another house': 0, damaged: 0 }
  let [decoded, correlated, members, longest] = [0, 0, 0, 0]
  for (let number = 0; number < count; number++) {
    const photo = await makePhoto(100_000 + randomInt(1e9), 640 + randomInt(500), 480 + randomInt(400))
    const kind = (['unmarked', 'of another house', 'damaged'] as const)[number % 3] ?? 'unmarked'
    const foreign = await markedJpeg(photo, randomBytes(32), randomInt(2 ** 40))
    const jpeg = kind === 'of another house' ? foreign : await toJpeg(photo, photo.luma)
    const damage = DAMAGES[randomInt(DAMAGES.length)]
    const picture = kind === 'damaged' && damage ? await damage(number % 2 ? foreign : jpeg) : jpeg
    const finding = await readPicture(await lumaOf(picture), { keys, archive })
    kinds[kind]++
    decoded += finding.marks.filter(({ evidence }) => evidence === 'decoded').length
    correlated += finding.marks.filter(({ evidence }) => evidence === 'correlated').length
    members += finding.members.length
    longest = Math.max(longest, finding.elapsedMs)
    if ((number + 1) % 20 === 0 || number + 1 === count)
      console.log(
        `${number + 1} pictures (${JSON.stringify(kinds)}) against ${COPIES} copies of ${MEMBERS} members: ${decoded} words ` +
          `decoded, ${correlated} copies and ${members} members correlated; the longest reading ${Math.round(longest)} ms`,
      )
  }
}
