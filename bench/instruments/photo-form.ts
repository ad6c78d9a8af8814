// The forms in which a page sends one photo to an album, or one file with fields.
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

export const formOf = (
  fields: Record<string, string>,
  { field, name, content }: { field: string; name: string; content: Buffer },
) =>
  Buffer.concat([
    ...Object.entries(fields).map(([key, value]) =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
