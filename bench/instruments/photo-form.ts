// The form in which a page sends one photo to an album.
import { randomBytes } from 'node:crypto'

const BOUNDARY = 'aerie-bench'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** The same picture as another file: with a comment of its own behind the first marker of a JPEG. */
export const asAnotherFile = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 18]), randomBytes(16), jpeg.subarray(2)])

export const photoForm = (content: Buffer, name = 'photo.jpg') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photos"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
