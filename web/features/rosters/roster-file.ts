// What can be said of a roster's file before it is sent.

const LARGEST_BYTES = 64 * 1_048_576

/** The toast that refuses a file; null for one that may be sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!/\.csv$/i.test(name)) return { title: 'Invalid File', description: 'Please select a CSV file.' }
  if (size > LARGEST_BYTES)
    return { title: 'File Too Large', description: 'The file is larger than 64 MB. Split it into several.' }
  return null
}
