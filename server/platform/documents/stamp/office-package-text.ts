// XML parts of an Office file as text, to which something is added.

/** Inside the outermost element, after all else. */
export function beforeEnd(xml: string, added: string) {
  const end = xml.lastIndexOf('</')
  if (end === -1) throw new Error('The part has no end')
  return `${xml.slice(0, end)}${added}${xml.slice(end)}`
}
